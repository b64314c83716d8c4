"""A CPU file -> the weights with which the scalar plan chooses window widths and combs."""

from ecgen.isa.target import Target
from ecgen.program.schedule.weights import read_weights
from ecgen.walk.weights import CostWeights

MARGIN = 0.01


def scalar_weights(target: Target, words: int) -> CostWeights:
    """Relative costs from [field_ops] for a CPU that says in [model] what scanning a table costs (`scan_word`, cycles for
    one word of one entry); else the defaults, which fit 64-bit words."""
    scan = target.data.get("model", {}).get("scan_word")
    table = target.data.get("limits", {}).get("constants", CostWeights().table_bytes)
    if scan is None:
        return CostWeights(table_bytes=table)
    costs = read_weights(target.data, str(target.path))
    product = costs["mul"].throughput
    # An in-order core's costs are known better than the default weights. table_bytes counts eight bytes a word
    room = table * 64 // target.word_bits
    return CostWeights(costs["sqr"].throughput / product, costs["add"].throughput / product, scan / product, words, room, MARGIN)
