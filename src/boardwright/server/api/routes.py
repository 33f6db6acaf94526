"""All calls over HTTP. `docs/wire_protocol.md` is generated from this list and the docstrings of the functions."""

from starlette.routing import Route

from boardwright.server.api import accounts, devices, games, matches, notifications, passkeys, ratings, replays, status, tables, watching
from boardwright.server.api.call import Endpoint
from boardwright.server.api.services import Services

ENDPOINTS = (
    Endpoint("GET", "/api/games", games.games),
    Endpoint("GET", "/api/games/{id}/rules", games.rules, packed=True),
    Endpoint("GET", "/api/games/{id}/rules/{digest}", games.rules_module, packed=True),
    Endpoint("GET", "/api/games/{id}/bots", games.bots),
    Endpoint("GET", "/api/games/{id}/course", games.course, packed=True),
    Endpoint("GET", "/api/status", status.status),
    Endpoint("GET", "/api/health", status.health),
    Endpoint("POST", "/api/devices", devices.new_device, 201),
    Endpoint("POST", "/api/matches", matches.new_match, 201),
    Endpoint("GET", "/api/matches", matches.my_matches),
    Endpoint("GET", "/api/matches/files", matches.match_files),
    Endpoint("POST", "/api/matches/carry", matches.carry_match_here, 201),
    Endpoint("POST", "/api/matches/{id}/carry", matches.carry_match_away),
    Endpoint("DELETE", "/api/matches/{id}", matches.delete_match),
    Endpoint("GET", "/api/matches/{id}/file", matches.match_file),
    Endpoint("GET", "/api/matches/{id}/standing", matches.match_standing),
    Endpoint("POST", "/api/matches/{id}/again", matches.again),
    Endpoint("POST", "/api/matches/{id}/forget", matches.forget),
    Endpoint("POST", "/api/matches/{id}/seats/{seat}/handover", matches.handover),
    Endpoint("POST", "/api/matches/{id}/claim", matches.claim),
    Endpoint("GET", "/api/matches/{id}/seats/{seat}/notices", notifications.notices),
    Endpoint("POST", "/api/matches/{id}/seats/{seat}/notices", notifications.ask_notices),
    Endpoint("DELETE", "/api/matches/{id}/seats/{seat}/notices/{way}", notifications.end_notices),
    Endpoint("POST", "/api/notices", notifications.answer_notice),
    Endpoint("POST", "/api/notices/stop", notifications.stop_at_once, form=True),
    Endpoint("GET", "/api/notices/stop", notifications.stop_page),
    Endpoint("POST", "/api/tables", tables.new_table, 201),
    Endpoint("GET", "/api/tables", tables.tables),
    Endpoint("GET", "/api/tables/{id}", tables.table),
    Endpoint("POST", "/api/tables/{id}/sit", tables.sit),
    Endpoint("POST", "/api/tables/{id}/ready", tables.ready),
    Endpoint("POST", "/api/tables/{id}/share", tables.share),
    Endpoint("POST", "/api/tables/{id}/leave", tables.leave),
    Endpoint("POST", "/api/tables/{id}/invite", tables.invite),
    Endpoint("POST", "/api/tables/{id}/open", tables.open_chair),
    Endpoint("POST", "/api/tables/{id}/start", tables.start_table),
    Endpoint("DELETE", "/api/tables/{id}", tables.delete_table),
    Endpoint("GET", "/api/watching", watching.to_watch),
    Endpoint("POST", "/api/tables/{id}/watch", watching.watch),
    Endpoint("POST", "/api/tables/{id}/watchers", watching.watch_link),
    Endpoint("DELETE", "/api/tables/{id}/watchers", watching.no_watchers),
    Endpoint("POST", "/api/account", accounts.new_account, 201),
    Endpoint("GET", "/api/account", accounts.account),
    Endpoint("POST", "/api/account/sign-in", accounts.sign_in),
    Endpoint("POST", "/api/account/sign-out", accounts.sign_out),
    Endpoint("POST", "/api/account/password", accounts.change_password),
    Endpoint("DELETE", "/api/account/sessions/{id}", accounts.end_session),
    Endpoint("POST", "/api/account/gather", accounts.gather),
    Endpoint("POST", "/api/account/settings", accounts.keep_settings),
    Endpoint("GET", "/api/account/export", accounts.export),
    Endpoint("POST", "/api/account/delete", accounts.delete_account),
    Endpoint("POST", "/api/account/passkeys/offer", passkeys.offer_passkey),
    Endpoint("POST", "/api/account/passkeys", passkeys.new_passkey, 201),
    Endpoint("POST", "/api/account/passkeys/challenge", passkeys.passkey_challenge),
    Endpoint("POST", "/api/account/passkeys/sign-in", passkeys.passkey_sign_in),
    Endpoint("DELETE", "/api/account/passkeys/{id}", passkeys.remove_passkey),
    Endpoint("GET", "/api/ratings", ratings.own_ratings, packed=True),
    Endpoint("POST", "/api/ratings/appear", ratings.appear),
    Endpoint("GET", "/api/ratings/{id}", ratings.rating_table, packed=True),
    Endpoint("GET", "/api/ratings/matches/{id}", ratings.match_ratings),
    Endpoint("POST", "/api/replays", replays.upload, 201),
    Endpoint("GET", "/api/replays/{id}", replays.replay),
    Endpoint("GET", "/api/replays/{id}/progress", replays.replay_progress),
    Endpoint("GET", "/api/replays/{id}/{k}", replays.replay_frame),
)


def routes(services: Services) -> list[Route]:
    """The API's routes."""
    return [endpoint.route(services) for endpoint in ENDPOINTS]
