"""All limits and delays of the server, with the reason for each."""

from dataclasses import dataclass

from boardwright.server.notification_rules.settings import NoticeSettings

KIB = 1024
MIB = 1024 * KIB
GIB = 1024 * MIB


@dataclass(frozen=True)
class Settings:
    """Limits and times of a server. Tests make their own; `run` uses the defaults."""

    # Bots. People need a moment to see what a bot did, and longer to undo a choice of their own.
    bot_move_delay_s: float = 0.7
    shared_pace_s: float = 2.0  # maximum between bot moves if people play on several devices
    undo_grace_s: float = 4.0
    undo_longest_s: float = 30.0  # however often a player holds the bots, if players at other devices wait too
    bot_move_delay_while_failing_s: float = 5.0  # the database
    bot_threads: int = 2  # number of bot processes
    bot_matches_per_device: int = 50  # unfinished matches between bots alone, which wait for no player

    # Sizes. A message from a page has a few hundred bytes; a match file of 50 000 actions is below 4 MiB.
    message_bytes: int = 32 * KIB
    upload_bytes: int = 4 * MIB

    # The largest database, in bytes: beyond it, new devices, matches and tables are refused; running ones continue. None: limited by the
    # disk. About 40 million moves.
    database_bytes: int | None = 8 * GIB

    # Matches. The longest random match seen has 31 000 turns.
    log_rows: int = 100_000
    matches_per_device: int = 1_000
    matches_in_memory: int = 256

    # Names under which pages may call this server, besides localhost and IP addresses.
    hosts: tuple[str, ...] = ()

    # Proxies whose X-Forwarded-For is trusted: IP addresses or networks.
    proxies: tuple[str, ...] = ()

    # Connections. A school class or a family shares one address: 64 pages may be open there, each with its socket, and 32 browsers may load
    # theirs at once with six connections each. Request headers must arrive within `head_seconds`.
    connections: int = 2_048
    connections_per_address: int = 256
    head_seconds: float = 12.0

    # Requests of a client network are served in turn with those of others; each takes about a millisecond. A browser's first visit makes 60
    # requests without waiting; of 32 browsers at once the last one waits for 23 seconds.
    requests_per_second: float = 80.0
    requests_burst: int = 64
    request_wait_s: float = 4.0

    # Request bodies. They have `body_seconds`, plus a second for each `body_bytes_per_second` received.
    body_seconds: float = 10.0
    body_bytes_per_second: int = 64 * KIB

    # Sockets. A page that is `queue` answers behind, or does not accept one for `send_seconds`, must reconnect.
    sockets: int = 1_024
    sockets_per_address: int = 64
    sockets_per_device: int = 32
    sockets_per_match: int = 128
    hello_seconds: float = 8.0
    send_seconds: float = 15.0
    queue: int = 64
    messages_per_second: float = 20.0
    messages_burst: int = 60

    # What all pages of a client network may send, write and receive together, and what it writes over HTTP. A write takes about a
    # millisecond and 200 bytes of the database, a frame one or two milliseconds. A class of 32 whose bots move after 0.7 s writes 16 a
    # second.
    household_messages_per_second: float = 120.0
    household_messages_burst: int = 480
    writes_per_second: float = 40.0
    writes_burst: int = 240
    frames_per_second: float = 100.0
    frames_burst: int = 200

    # Things created over HTTP: limited by address for devices and uploads, by device for matches.
    made_per_second: float = 4.0
    made_burst: int = 300

    # Tables. A device opens a few at once; strangers are shown the newest ones. A client that waits for a change holds a connection for
    # `table_wait_s`, which is less than proxies allow, so as many may wait as there may be pages. A class joins at the same moment; guesses
    # of secrets get one answer a second.
    tables_per_device: int = 20
    tables_listed: int = 50
    table_wait_s: float = 20.0
    table_waits: int = 1_024
    table_waits_per_address: int = 64
    table_waits_per_device: int = 32
    talk_per_second: float = 0.5  # people do not type faster for long
    talk_burst: int = 10
    watchers_lines_per_second: float = 1 / 60  # per client network and match
    watchers_lines_burst: int = 250
    reports_per_second: float = 1 / 60  # of a device
    reports_burst: int = 10
    reports_per_device: int = 50  # open ones
    joins_per_second: float = 1.0
    joins_burst: int = 40
    handover_ms: int = 60 * 60 * 1000  # a link that moves a seat: enough time to find the other device

    # Groups. A club has fifty members, a family a few; a person is in a few of them. A
    # competition of fifty takes about 20 KiB.
    groups_per_device: int = 20
    members_per_group: int = 100
    presets_per_group: int = 30
    competitions_per_group: int = 20

    # Accounts, if the operator allows them. Argon2id takes `password_bytes` and about a tenth of a second per password, as RFC 9106
    # recommends; this many are hashed at once, and this many more may wait. A class signs up or in at the same moment. Failed sign-ins are
    # limited to one a minute per name and address (an IPv6 network of 56 bits counts as one), and to three for all who try the same name
    # together: a single network cannot lock out the owner. A device that has signed in before is counted by itself, so its owner gets in
    # whatever others try. Unknown names count like any other.
    accounts: bool = False
    hosts_page: bool = False  # off: hosts and helpers have no page, and the operator works at the command line
    password_bytes: int = 64 * MIB
    password_rounds: int = 3
    passwords_at_once: int = 2
    passwords_waiting: int = 32
    passwords_waiting_per_address: int = 8
    accounts_per_second: float = 1 / 60
    accounts_burst: int = 40
    sign_ins_per_second: float = 0.2
    sign_ins_burst: int = 40
    tries_per_second: float = 1 / 60  # per client network and name, and per known device
    tries_burst: int = 10
    tries_for_name_per_second: float = 1 / 20
    tries_for_name_burst: int = 100
    sessions_per_account: int = 20
    passkeys_per_account: int = 10
    challenges: int = 10_000  # people about to use a passkey at the same time; of more, those who take longest begin anew
    kept_settings_bytes: int = 8 * KIB
    exported_lines: int = 20_000

    # Notices. None: none are sent. A device asks for a few at each of its matches over days.
    notices: NoticeSettings | None = None
    notices_per_device: int = 100
    notices_per_second: float = 0.1
    notices_burst: int = 20

    # Match files being sent or checked: each may take `upload_bytes` of memory.
    uploads: int = 8
    uploads_per_address: int = 2

    # Archives of all match files of a device being sent at the same time; one per device.
    archives: int = 4

    # Replays: how many are kept, how many uploads may wait to be checked, how many frames may wait to be made; how many copies of a match
    # are kept for jumps.
    replays: int = 8
    replay_queue: int = 4
    replay_frames: int = 64
    replay_frames_per_address: int = 16
    snapshots: int = 16

    # The process that checks match files: CPU seconds per file (25 000 actions take about one), MiB beyond its size at the start (such a
    # file takes 20, machine code 200), and how many seconds without an answer mean that it is stuck, on a busy machine.
    check_seconds: float = 20.0
    check_mebibytes: int = 1024
    check_patience: float = 300.0

    # The bot processes: CPU seconds per move (machine code takes a thousandth of that, plain Python a few seconds), MiB beyond the size at
    # the start (machine code takes 200 per game), and how many seconds without an answer mean that it is stuck, on a busy machine.
    bot_seconds: float = 30.0
    bot_mebibytes: int = 1024
    bot_patience: float = 90.0

    # At the start machine code is compiled in the background.
    compile: bool = True
