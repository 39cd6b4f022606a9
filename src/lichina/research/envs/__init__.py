"""The games as environments of PettingZoo, for agents that learn.

`aec` is one agent after another, `parallel` all at once. Both need the extra `research`.
"""

try:
    from .layout import Layout
    from .together import TogetherEnv
    from .turns import TurnEnv
    from .vocabulary import OutOfVocabulary, Vocabulary
except ModuleNotFoundError as error:
    if error.name is None or error.name.startswith("lichina"):
        raise
    needed = 'environments need further packages: pip install "lichina[research]"'
    raise ModuleNotFoundError(needed, name=error.name) from error

aec = TurnEnv
parallel = TogetherEnv

__all__ = ["Layout", "OutOfVocabulary", "TogetherEnv", "TurnEnv", "Vocabulary", "aec", "parallel"]
