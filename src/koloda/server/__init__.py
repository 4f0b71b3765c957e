"""Tables over HTTP and WebSocket, and a store that loses nothing it has acknowledged."""
