"""Messages over the WebSocket, as tests read them."""

from __future__ import annotations

import json
import struct
from typing import Any


def message_of(sent: str | bytes) -> dict[str, Any]:
    """What was sent, as plain data. In a frame for a page that runs the rules, `record` is what follows its JSON."""
    if isinstance(sent, str):
        return json.loads(sent)  # type: ignore[no-any-return]
    (length,) = struct.unpack_from("<I", sent)
    return {**json.loads(sent[4 : 4 + length]), "record": sent[4 + length :]}
