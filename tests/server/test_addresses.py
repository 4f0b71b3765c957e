"""Whom an address stands for."""

import pytest

from koloda.server.addresses import customer


@pytest.mark.parametrize(
    ("address", "stands_for"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("a socket file", "a socket file"),
    ],
)
def test_all_addresses_of_one_customer_count_as_one(address, stands_for) -> None:
    assert customer(address) == stands_for
