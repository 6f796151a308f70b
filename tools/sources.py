"""What the guards share: finding source files, and code without its comments and strings."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
CODE = {".h", ".cpp", ".hpp", ".cc", ".inl"}

_PARTS = re.compile(
    r"""
    //[^\n]*                                                    # comment to the end of the line
  | /\*.*?\*/                                                   # comment
  | \b(?:u8|u|U|L)?R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)" # raw string
  | (?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'                         # character, not the quote in 1'000
  | "(?:\\.|[^"\\\n])*"                                         # string
    """,
    re.VERBOSE | re.DOTALL,
)


def files(*folders, suffixes=CODE):
    """The files below folders of the project, sorted; a folder that is not there has none."""
    found = []
    for folder in folders:
        found += [p for p in (ROOT / folder).rglob("*") if p.is_file() and p.suffix in suffixes]
    return sorted(found)


def read(path):
    return path.read_text(encoding="utf-8")


def name(path):
    return path.relative_to(ROOT).as_posix()


def code(text, keep_includes=True):
    """The text with comments blanked and strings emptied; every line keeps its number."""

    def blank(match):
        part = match.group(0)
        if part[0] == "/":
            return "\n" * part.count("\n") or " "
        if keep_includes and part[0] == '"' and _includes(text, match.start()):
            return part
        return ('""' if part[-1] == '"' else "' '") + "\n" * part.count("\n")

    return _PARTS.sub(blank, text)


def _includes(text, at):
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return re.fullmatch(r"\s*#\s*include\s*", line) is not None


def line(text, at):
    return text.count("\n", 0, at) + 1
