"""The server's side of the process that checks match files."""

import msgspec

from boardwright.server.errors import ApiError
from boardwright.server.log import log
from boardwright.server.processes.limited_process import Process
from boardwright.server.replay.checker import Answer, Broken, Checked, CheckFile, Failed, Limits, Question, TooHeavy

CHECKS = 100
"""After this many files a new process is started, with fresh memory."""


class CheckerProcess(Process):
    """One checking process."""

    def __init__(self, limits: Limits, patience: float) -> None:
        super().__init__("boardwright.server.replay.checker", "checks match files", limits, patience)
        self._checks = 0
        self._decode = msgspec.json.Decoder(Answer).decode

    def ask(self, question: Question, data: bytes = b"") -> tuple[Answer, bytes]:
        """The answer to a question and its bytes. Raises ApiError if the file is broken, exceeds the limits, or cannot be checked."""
        if self._checks >= CHECKS:
            self.close()
        self._running()
        self._checks += isinstance(question, CheckFile)
        head, more = self.exchange(question, data)
        answer: Answer = self._decode(head)
        match answer:
            case Broken(args=args, failed=failed):
                if failed:
                    log.error("a game failed at a match file: %s", failed)
                raise ApiError(422, "broken_record", **args)
            case TooHeavy():
                self.close()  # the memory it still holds may be too much for the next file
                raise ApiError(422, "too_heavy")
            case Failed(what=what):
                log.error("a match file could not be checked: %s", what)
                raise ApiError(500, "internal")
        return answer, more

    def check(self, question: CheckFile, data: bytes) -> Checked:
        """Check a match file. Returns the description of a valid one. Raises ApiError as `ask` does."""
        answer, _ = self.ask(question, data)
        assert isinstance(answer, Checked)
        return answer

    def _on_start(self) -> None:
        self._checks = 0
