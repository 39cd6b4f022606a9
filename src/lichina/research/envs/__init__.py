"""The games as environments of PettingZoo, for agents that learn.

`aec` is one agent after another, `parallel` all at once. Both need the extra `research`.
"""

from .layout import Layout
from .together import TogetherEnv
from .turns import TurnEnv
from .vocabulary import OutOfVocabulary, Vocabulary

aec = TurnEnv
parallel = TogetherEnv

__all__ = ["Layout", "OutOfVocabulary", "TogetherEnv", "TurnEnv", "Vocabulary", "aec", "parallel"]
