"""The database: its rows, and the calls that read and write them."""

from boardwright.server.store.account import Account, Passkey, Session, news_of
from boardwright.server.store.accounts import AccountStore, MovedSeats
from boardwright.server.store.bars import Bar, BarStore
from boardwright.server.store.calendars import Calendars
from boardwright.server.store.competitions import CompetitionStore, CompetitionTable, OpenedTable
from boardwright.server.store.groups import GroupStore
from boardwright.server.store.hosts import HostAction, HostStore, ListedAccount
from boardwright.server.store.keys import end_epoch, epoch_of
from boardwright.server.store.listed_matches import ListedMatch, ListedMatches
from boardwright.server.store.matches import ACT, OVER, RUNNING, UNDO, MatchRow, Row, SeatRow, Store, Summary, effective
from boardwright.server.store.notice_rows import NoticeRequest, Subject
from boardwright.server.store.notices import NoticeStore, Situation
from boardwright.server.store.outages import HEARTBEAT_S, Outages
from boardwright.server.store.ratings import KeptRating, RatingStore, renumbered
from boardwright.server.store.report_rows import Report
from boardwright.server.store.reports import ReportStore
from boardwright.server.store.results import KeptResult, ResultStore
from boardwright.server.store.seats import SeatStore
from boardwright.server.store.tables import TableStore
from boardwright.server.store.talk import ChatLine, TalkStore
from boardwright.server.store.time_off import TimeOffStore
from boardwright.server.store.waiting import GroupSituation

__all__ = [
    "ACT", "HEARTBEAT_S", "OVER", "RUNNING", "UNDO", "Account", "AccountStore", "Bar", "BarStore", "Calendars", "ChatLine",
    "CompetitionStore", "CompetitionTable", "GroupSituation", "GroupStore", "HostAction", "HostStore", "KeptRating", "KeptResult",
    "ListedAccount", "ListedMatch", "ListedMatches", "MatchRow", "MovedSeats", "NoticeRequest", "NoticeStore", "OpenedTable", "Outages",
    "Passkey", "RatingStore", "Report", "ReportStore", "ResultStore", "Row", "SeatRow", "SeatStore", "Session", "Situation", "Store",
    "Subject", "Summary", "TableStore", "TalkStore", "TimeOffStore", "effective", "end_epoch", "epoch_of", "news_of", "renumbered",
]  # fmt: skip
