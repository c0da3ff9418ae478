"""Presses the button that has one of some names, as a screen reader does it: over AT-SPI, with no pointer and no key."""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LONGEST_S = 30
PAUSE_S = 0.05

seen = set()
buttons = Atspi.MatchRule.new(
    Atspi.StateSet.new([]),
    Atspi.CollectionMatchType.ALL,
    {},
    Atspi.CollectionMatchType.ALL,
    [Atspi.Role.PUSH_BUTTON],
    Atspi.CollectionMatchType.ANY,
    [],
    Atspi.CollectionMatchType.ALL,
    False,
)


def list_documents(node, depth=0):
    """The pages that are open; they stand a few steps below the windows."""
    if node.get_role() == Atspi.Role.DOCUMENT_WEB:
        yield node
        return
    for position in range(node.get_child_count()):
        child = node.get_child_at_index(position)
        if child is not None and depth < 12:
            yield from list_documents(child, depth + 1)


def spell(name):
    """A name with every space alike."""
    return " ".join(name.split())


def find_button(names):
    for document in list_documents(Atspi.get_desktop(0)):
        found = Atspi.Collection.get_matches(document, buttons, Atspi.CollectionSortOrder.CANONICAL, 0, True)
        for button in found:
            seen.add(spell(button.get_name()))
            if spell(button.get_name()) in names:
                return button
    return None


def await_button(names):
    end = time.monotonic() + LONGEST_S
    while time.monotonic() < end:
        try:
            button = find_button(names)
        except GLib.Error:
            # The page has changed meanwhile.
            button = None
        if button is not None:
            return button
        time.sleep(PAUSE_S)
    sys.exit(f"No button is named {names}, but {sorted(seen)}.")


button = await_button([spell(name) for name in sys.argv[1:]])
print("pressed" if Atspi.Action.do_action(button, 0) else "not pressed")
