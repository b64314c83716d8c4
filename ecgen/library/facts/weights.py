"""A CPU file -> the weights with which the scalar plan chooses window widths and combs."""

from ecgen.isa.target import Target
from ecgen.program.schedule.weights import read_weights
from ecgen.walk.weights import CostWeights

MARGIN = 0.01


def scalar_weights(target: Target, words: int) -> CostWeights:
    """Relative costs from [field_ops] for a CPU that says in [model] what scanning a table costs
    (`scan_word`, cycles for one word of one entry); else the defaults, which fit 64-bit words."""
    scan = target.data.get("model", {}).get("scan_word")
    default, constants = CostWeights(), target.data.get("limits", {}).get("constants")
    if scan is None:  # these weights count an element as that many words
        return CostWeights(table_bytes=constants * default.words // words) if constants else default
    costs = read_weights(target.data, str(target.path))
    product = costs["mul"].throughput
    # An in-order core's costs are known better than the default weights. table_bytes counts eight
    # bytes a word
    room = (constants or default.table_bytes) * 64 // target.word_bits
    return CostWeights(
        costs["sqr"].throughput / product,
        costs["add"].throughput / product,
        scan / product,
        words,
        room,
        MARGIN,
    )
