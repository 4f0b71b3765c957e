"""The results of one run, as JSON."""

import json
import os
import platform
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from engine import Entry
from figures import FIGURES
from targets import Verdict, rates

from koloda.lab.speed import figure

RESULTS = Path(__file__).parent / "results"


def write(
    entries: Sequence[Entry],
    verdicts: Sequence[Verdict],
    absent: Mapping[str, str],
    claims: Sequence[Mapping[str, Any]],
    cores: Sequence[Mapping[str, Any]],
    batches: Sequence[Mapping[str, Any]],
) -> Path:
    now = datetime.now().astimezone()
    run = {
        "date": now.isoformat(timespec="seconds"),
        "machine": machine(),
        "rows": [row(entry, name) for entry in entries for name in FIGURES if name in entry.slices],
        "targets": [as_json(verdict) for verdict in verdicts],
        "claims": list(claims),
        "cores": list(cores),
        "batches": list(batches),
        "absent": dict(absent),
    }
    text = json.dumps(run, indent=1, ensure_ascii=False) + "\n"
    dated = RESULTS / f"{now:%Y-%m-%d-%H%M}.json"
    for path in (dated, RESULTS / "latest.json"):
        path.write_text(text, encoding="utf-8")
    return dated


def machine() -> dict[str, Any]:
    return {
        "cpu": cpu(),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def cpu() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def row(entry: Entry, name: str) -> dict[str, Any]:
    summary = figure(FIGURES[name], entry.slices[name])
    return {
        "peer": entry.engine.name,
        "version": entry.engine.version,
        "game": entry.game,
        "players": entry.players,
        "language": entry.language,
        "figure": name,
        "value": summary.value,
        "unit": summary.unit,
        "spread": summary.spread,
        "rates": rates(entry, name),
        "note": entry.note,
    }


def as_json(verdict: Verdict) -> dict[str, Any]:
    return {
        "game": verdict.ours.game,
        "players": verdict.ours.players,
        "figure": verdict.target.figure,
        "rival": f"{verdict.rival.engine.name} {verdict.rival.game}",
        "least": verdict.target.least,
        "ratio": verdict.ratio,
        "lowest": verdict.lowest,
        "highest": verdict.highest,
        "reached": verdict.reached,
    }
