"""Plays the arenas of docs/bots.md that are incomplete, records the results, and writes the page.

`python bench/bots.py` plays them all, which takes many hours. `--only plain` plays those with
"plain" in their name, and `--page` only writes the page. Arenas with a guest are left to `duel.py`.
You can stop it at any time; the next run continues from there.
"""

import argparse
import json
from pathlib import Path

from bots_page import page
from experiments import EXPERIMENTS, Experiment
from results import RESULTS

from koloda.lab.arena import write

DOCS = Path(__file__).parents[1] / "docs"


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the arenas of docs/bots.md.")
    parser.add_argument("--only", default="", help="play only arenas with this in their name")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes to use")
    parser.add_argument("--page", action="store_true", help="only write the page")
    asked = parser.parse_args()
    for experiment in EXPERIMENTS:
        if not asked.page and asked.only in experiment.name and not experiment.has_guest:
            record(experiment, asked.jobs)
    write_page()


def write_page() -> None:
    (DOCS / "bots.md").write_text(page(DOCS / "bots"), encoding="utf-8")


def record(experiment: Experiment, jobs: int) -> None:
    (DOCS / "bots").mkdir(exist_ok=True)
    RESULTS.mkdir(exist_ok=True)
    arena = experiment.arena()
    played = RESULTS / f"arena-{experiment.name}.jsonl"
    arena.open(played)
    try:
        arena.run(jobs, lambda bout: write(played, bout))
    finally:
        if arena.played:
            summary = json.dumps(arena.summary(), indent=1) + "\n"
            (DOCS / "bots" / f"{experiment.name}.json").write_text(summary, encoding="utf-8")
    for (mine, other), share in arena.matrix().items():
        print(f"{experiment.name}: {mine} against {other} {share}")


if __name__ == "__main__":
    main()
