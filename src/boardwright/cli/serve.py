"""`boardwright serve`: the server and the page."""

import argparse

from boardwright.cli.usage import DONE


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted. Returns the exit code."""
    from boardwright.server.run import run as serve  # loads the web framework and the database

    serve(
        host=args.host,
        port=args.port,
        db=args.db,
        open_browser=args.open,
        hosts=args.allow_host,
        proxies=args.trusted_proxy,
        metrics=args.metrics,
        log_format=args.log_format,
        workers=args.workers,
        accounts=args.accounts,
        hosts_page=args.hosts_page,
        max_database=args.max_database * 1024 * 1024 or None,
    )
    return DONE
