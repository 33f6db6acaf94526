"""Every limit and delay of the server in one place, with its reason."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.server.notification_rules.settings import NoticeSettings

KIB = 1024
MIB = 1024 * KIB
GIB = 1024 * MIB


@dataclass(frozen=True)
class Settings:
    """What a server allows. Tests make their own; `run` uses the defaults."""

    # Bots. A person needs a moment to see what a bot did, and a longer one to take an own choice back.
    bot_move_delay_s: float = 0.7
    shared_pace_s: float = 2.0  # between bots' moves at most, where people play on several devices
    undo_grace_s: float = 4.0
    undo_longest_s: float = 30.0  # however often somebody holds the bots back, where people at other devices wait, too
    bot_move_delay_while_failing_s: float = 5.0  # the database
    bot_threads: int = 2  # as many processes think at once
    bot_matches_per_device: int = 50  # between bots alone and not over: they wait for nobody

    # Sizes. A message of a page is some hundred bytes; a match file of 50 000 actions is below 4 MiB.
    message_bytes: int = 32 * KIB
    upload_bytes: int = 4 * MIB

    # The largest database, in bytes: new devices, matches and tables are refused then, running ones go on. None: as large as the disk is.
    # 40 million choices, about.
    database_bytes: int | None = 8 * GIB

    # Matches. The longest random match that was seen has 31 000 turns.
    log_rows: int = 100_000
    matches_per_device: int = 1_000
    matches_in_memory: int = 256

    # Names by which pages may call this server, beside localhost and IP addresses.
    hosts: tuple[str, ...] = ()

    # Proxies whose X-Forwarded-For is believed: IP addresses or networks.
    proxies: tuple[str, ...] = ()

    # Connections. The addresses of a class or a family look like one: 64 pages may be open there, each with its socket, and 32 browsers
    # may load theirs at the same moment with six connections each. Request headers must arrive within `head_seconds`.
    connections: int = 2_048
    connections_per_address: int = 256
    head_seconds: float = 12.0

    # Requests of a household begin in turn, so that those of others come between: each takes about a millisecond. A browser that comes
    # for the first time asks for 60 and waits for none of them; of 32 browsers at once the last one waits for 23 seconds.
    requests_per_second: float = 80.0
    requests_burst: int = 64
    request_wait_s: float = 4.0

    # Bodies of requests. One has `body_seconds`, and a second more for each `body_bytes_per_second` that have come.
    body_seconds: float = 10.0
    body_bytes_per_second: int = 64 * KIB

    # Sockets. A page that stays behind by `queue` answers, or does not take one for `send_seconds`, has to come again.
    sockets: int = 1_024
    sockets_per_address: int = 64
    sockets_per_device: int = 32
    sockets_per_match: int = 128
    hello_seconds: float = 8.0
    send_seconds: float = 15.0
    queue: int = 64
    messages_per_second: float = 20.0
    messages_burst: int = 60

    # What all pages of a household send, write and are shown together, and what it writes over HTTP. A write takes about a millisecond and
    # 200 bytes of the database, a frame one or two milliseconds. A class of 32 whose bots move after 0.7 s writes 16 a second.
    household_messages_per_second: float = 120.0
    household_messages_burst: int = 480
    writes_per_second: float = 40.0
    writes_burst: int = 240
    frames_per_second: float = 100.0
    frames_burst: int = 200

    # Things made over HTTP: by address for devices and uploads, by device for matches.
    made_per_second: float = 4.0
    made_burst: int = 300

    # Tables where people gather. A device opens a few at once; strangers are shown the newest ones. Whoever waits for a change holds a
    # connection for `table_wait_s`, which is less than proxies allow, so as many may wait as there may be pages. A class sits down at the
    # same moment; whoever guesses secrets gets one answer a second.
    tables_per_device: int = 20
    tables_listed: int = 50
    table_wait_s: float = 20.0
    table_waits: int = 1_024
    table_waits_per_address: int = 64
    table_waits_per_device: int = 32
    talk_per_second: float = 0.5  # nobody types faster for long
    talk_burst: int = 10
    watchers_lines_per_second: float = 1 / 60  # of one household at one match
    watchers_lines_burst: int = 250
    joins_per_second: float = 1.0
    joins_burst: int = 40
    handover_ms: int = 60 * 60 * 1000  # a link that moves a seat: time to find the other device, not to lie around

    # Accounts, where whoever runs the server wants them. Argon2id takes `password_bytes` and about a tenth of a second for a password, as
    # RFC 9106 recommends; so many are worked on at once, and so many more may wait. A class makes accounts or signs in at the same moment.
    # Whoever guesses gets a try a minute for a name, and all who guess the same name together three: a single household cannot keep its
    # owner out. An IPv6 network of 56 bits is one of them. A device that has signed in before is counted by itself, so its owner comes in
    # whoever else guesses. A name that nobody has counts like any other.
    accounts: bool = False
    password_bytes: int = 64 * MIB
    password_rounds: int = 3
    passwords_at_once: int = 2
    passwords_waiting: int = 32
    passwords_waiting_per_address: int = 8
    accounts_per_second: float = 1 / 60
    accounts_burst: int = 40
    sign_ins_per_second: float = 0.2
    sign_ins_burst: int = 40
    tries_per_second: float = 1 / 60  # of one household for one name, and of a known device
    tries_burst: int = 10
    tries_for_name_per_second: float = 1 / 20
    tries_for_name_burst: int = 100
    sessions_per_account: int = 20
    passkeys_per_account: int = 10
    challenges: int = 10_000  # of people who are about to use a passkey, at the same time
    kept_settings_bytes: int = 8 * KIB
    exported_lines: int = 20_000

    # Notices to people elsewhere. None: nobody is told anything. A device asks for a few at each of its matches over days.
    notices: NoticeSettings | None = None
    notices_per_device: int = 100
    notices_per_second: float = 0.1
    notices_burst: int = 20

    # Match files that are being sent or checked: each may take `upload_bytes` of memory.
    uploads: int = 8
    uploads_per_address: int = 2

    # Archives of all match files of a device that are being sent at the same time; a device gets one at a time.
    archives: int = 4

    # Replays: how many are kept, how many uploads may wait to be checked, how many frames of them to be made; how many copies of a match
    # are kept to jump to.
    replays: int = 8
    replay_queue: int = 4
    replay_frames: int = 64
    replay_frames_per_address: int = 16
    snapshots: int = 16

    # The process that checks match files: CPU seconds for one file (25 000 actions take about one), MiB beyond what it has at its start
    # (such a file takes 20, machine code 200), and how many seconds it may be silent on a busy machine before it is taken for stuck.
    check_seconds: float = 20.0
    check_mebibytes: int = 1024
    check_patience: float = 300.0

    # The processes in which bots think: CPU seconds for one choice (machine code takes a thousandth of that, plain Python some seconds),
    # MiB beyond what a process has at its start (machine code takes 200 a game), and how many seconds it may be silent on a busy machine.
    bot_seconds: float = 30.0
    bot_mebibytes: int = 1024
    bot_patience: float = 90.0

    # At the start: machine code is built in the background.
    compile: bool = True
