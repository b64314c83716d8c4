"""The records of the instruction sets that come with ecgen -> `targets/sets.json`: what a command
line may say of them, recorded once, so that --help need not load their back ends.

`python -m ecgen.report.sets` writes the file; a test compares it with the records.
"""

import json

from ecgen.isa.facts import words
from ecgen.resources import data_folder

if __name__ == "__main__":
    text = json.dumps(words(), indent=1) + "\n"
    (data_folder("targets") / "sets.json").write_text(text, encoding="utf-8")
