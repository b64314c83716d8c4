"""A curve and folders of formulas -> groups: coordinate systems as data, with what may be done in
them and when it is right.
"""

from ecgen.group.load import find_group, groups_of
from ecgen.group.model import Candidate, Form, Group, Role

__all__ = ["Candidate", "Form", "Group", "Role", "find_group", "groups_of"]
