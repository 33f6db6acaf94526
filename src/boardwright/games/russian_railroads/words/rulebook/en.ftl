# Russian Railroads.
# The rules in our own words: `rules-<section>` for every section of game.toml; an empty line separates paragraphs, “– ” begins an item of a list.
# `figure-<name>` is the caption of a picture (web/rulebook.ts).

rules-goal =
    Build three railways from Moscow: to Vladivostok, to St Petersburg and to Kiev. Each round you score what your railways and your industry are worth at its end, so anything you build early counts again and again. Most points are made in the last two rounds.

    With two or three players a game has six rounds, with four players seven.

rules-parts =
    The main board holds the action spaces for all. You build on a board of your own: three lines out of Moscow and below them the industry track with five places for factories.

    – Workers are placed on action spaces. Besides your own there are temporary ones and, on a card, a black one.
    – Coins stand in for workers.
    – Rails in five colours move along your lines.
    – Locomotives, numbered from 1 to 9, decide how far a line counts. On the back of each is a factory.
    – Engineers are further action spaces, which can become your own.
    – ? tokens, ? cards and end-bonus cards are the large effects.

rules-setup =
    Each player begins with six workers (five with four players), one coin (two with two players), a black rail on the first space of each line, locomotive 1 on the Trans-Siberian line, a marker on 0 of the industry track and seven ? tokens. Two of the ten end-bonus cards are removed unseen.

    Chance decides the turn order. The last player chooses one of four start bonuses, then the one before, and so on; the first player gets none:

    – { start-black-step }
    – { start-industry }
    – { start-doubler }
    – { start-coin }

rules-turn =
    In turn order each player makes one move, again and again, until all have passed. A move is either of these:

    – put workers on a free space of the main board, or on an engineer of your own, and do at once what it gives;
    – pass: you have no more moves in this round and get the points for your place in the turn order (none for the first, then 2, 3 and 4).

    When all have passed, the new turn order is settled, claim workers may move on, and the round is scored. Then all workers return to their owners.

    A space shows how many workers it takes and what it gives. A taken space is closed to all players for the round; only the one at the bottom of the building area (one black or grey step) is never closed.

    You can choose a space of the main board only if you can do all of what it gives. Your own engineers, factories and ? tokens may be used in part.

    With two players some spaces are closed.

rules-payment =
    A space costs one to three workers. What you pay with stays there until the end of the round.

    – A coin can stand in for any worker. Coins are spent, workers come back.
    – Two spaces demand a coin: two steps of any colour (one coin and one worker or coin), and hiring (one coin).

rules-track =
    On each line you have at most one rail of each colour. A step moves a rail forward by one space. Black leads, then come grey, brown, natural and white. Rails never pass each other and never share a space.

    You begin with black rails. Your black rail on the Trans-Siberian line wins the others for all your lines that take them: grey on space 2, brown on 6, natural on 10, white on 15. A rail just won may be used at once, even in the same action.

    The lines to St Petersburg (no white) and Kiev (no natural, no white) have nine spaces, the Trans-Siberian has fifteen. Steps of one action may be shared out among the lines.

rules-special-spaces =
    Some spaces of your lines give something as soon as the rail shown reaches or passes them, and some only if your locomotives reach them, too.

    – { line-transsiberian } 3 (brown, locomotive) and { line-kiev } 7 (black): one more worker, at once and for the rest of the game.
    – { line-transsiberian } 13, { line-petersburg } 4 and 6 (black, locomotive), and one space of the industry track: use one of your ? tokens.
    – { line-transsiberian } 15 (black): the white rail, with two white steps.
    – { line-petersburg } 7 (grey, locomotive): all spaces of this line count twice.
    – { line-kiev } 1 to 4 and 8 (black, locomotive): 1, 2, 3, 4 and 10 points at each scoring.
    – { line-kiev } 5 (grey, locomotive): 20 points at each scoring, if you have the medal.
    – The last space of each line (black): 10 points, once.

rules-locomotives =
    Only spaces that your locomotives reach are scored. A locomotive reaches as many spaces as its number; on the Trans-Siberian line two of them stand, and their numbers are added.

    You always take the lowest locomotive of the supply. It goes to a free place or takes the place of a lower one. The displaced one moves on in the same way. Only when all four places are full may a displaced locomotive leave the board: it is turned over and lies in the supply as a factory.

rules-factories =
    Each locomotive has a factory of the same number on its back. To build one, turn over the lowest locomotive of the supply, or take a factory that was returned. It goes to the first free of five places along your industry track; once all are full it replaces one.

    A factory does nothing when it is built. It works when your marker steps on it. A marker cannot pass a place without a factory.

rules-industry =
    Each step of industry moves a marker one space on along the track. The spaces count 1, 2, 3, 5, 10, 15, 20, 25 and 30 points; between them lie the places for factories and one ? space, on which you may use a ? token, once.

    At the end of a round the track gives the number on which the marker stands, or the last one before it.

    A player with a second marker may divide steps between the two, and scores with both.

rules-doublers =
    A doubler lies above the Trans-Siberian line, the first above space 1, the next above 2, up to 8. The space under it counts twice.

    There are twenty doublers for all players together.

rules-auxiliary =
    These spaces give coins and temporary workers. Coins stay with you until you spend them, also into the next rounds.

    Temporary workers are workers like your own. You may place them in the round in which you take them; at its end they return to their space.

rules-engineers =
    The engineers lie in a row. Any player can use those that are open as a space for one worker; with two players one is open, otherwise two. The last one can be hired for a coin. After each round all of them move on by one place, and an engineer that was not hired leaves.

    Your own engineer is a space for you alone, once in each round, the round of hiring included.

    At the end most engineers bring 40 points and second most 20. If there is a tie, the highest number on an engineer decides. A player without any engineer gets nothing.

rules-turn-order =
    Put a worker below the first or the second place of the turn order and you will have that place in the next round. You cannot claim the place you have (with two players you can), nor both.

    After all have passed, the others move back, and each claim worker may move on to a free space for one worker: first the one from the second place, then the one from the first.

    In the last round one space for three steps of industry takes the place of both.

rules-tokens =
    All players have the same seven tokens and use each at most once, four in all.

    – { token-steps }: { token-steps-help }
    – { token-industry }: { token-industry-help }
    – { token-marker }: { token-marker-help }
    – { token-doublers }: { token-doublers-help }
    – { token-revalue }: { token-revalue-help }
    – { token-medal }: { token-medal-help }
    – { token-card }: { token-card-help }

rules-cards =
    These five cards are open to all. A player who uses the token for it takes one of them, and it is gone.

    – { card-four-actions }: { card-four-actions-help }
    – { card-engineer }: { card-engineer-help }
    – { card-factory }: { card-factory-help }
    – { card-black-worker }: { card-black-worker-help }
    – { card-locomotive }: { card-locomotive-help }

rules-bonus-cards =
    Eight of these ten cards are in the deck. When you may take one, look through the deck and keep one in secret, or take 10 points at once.

    – { bonus-flat }: { bonus-flat-help }
    – { bonus-ends }: { bonus-ends-help }
    – { bonus-factories }: { bonus-factories-help }
    – { bonus-locomotives }: { bonus-locomotives-help }
    – { bonus-workers }: { bonus-workers-help }
    – { bonus-black }: { bonus-black-help }
    – { bonus-tokens }: { bonus-tokens-help }
    – { bonus-doublers }: { bonus-doublers-help }
    – { bonus-engineer }: { bonus-engineer-help }
    – { bonus-engineers }: { bonus-engineers-help }

rules-repeat =
    An engineer and a factory let you repeat an action that you have taken in this round on a space for exactly one worker. You may choose differently this time. Taking the temporary workers, claims and repetitions themselves cannot be repeated.

rules-round-scoring =
    On each line count the spaces that your locomotives reach. A space belongs to the rail on it, or to the next rail ahead of it. It is worth

    – black 0, grey 1, brown 2, natural 4, white 7 points;
    – after the token for higher values: brown 3, natural 6, white 10 points.

    Add what the Kiev line and the industry track give.

    – Example: locomotives 4 and 3 on the Trans-Siberian line reach space 7. Brown is on 2, grey on 5, black on 9, and one doubler lies above space 1. Spaces 1 and 2 give 4 + 2 points, spaces 3 to 5 one point each, spaces 6 and 7 none: 9 points. On the Kiev line black is on 3 and the locomotive is a 2: 1 + 2 points. The marker has just passed the 10 of the industry track: 10 points. Together 22.

rules-end =
    After the last round the end-bonus cards are shown and scored, then the engineers. The most points win; tied players share the victory.

rules-rulings =
    – Whether a space can be chosen is decided by what you have then. Rails that you win on the way count for it, other bonuses do not.
    – You carry out effects gained together in any order; a chain of locomotives comes first, an end-bonus card last.
    – When all four places are full, a displaced locomotive may leave though it could displace a lower one; a new one may not.
    – A ? token without any effect may be used all the same, and counts as used. The right to use one is lost if you give it up.
    – A place in the turn order may be paid with a coin, a temporary or the black worker. That piece then moves on.
    – Passing brings its points in the last round, too.
    – In a few cases the rulebook leaves room; the options of a new match let you choose: whether a ? card must be possible in full and whether it must be taken, what may be repeated, how waiting effects continue, and whether the card counts as an engineer for a player who has none.

rules-tips =
    – Keep room ahead of your better rails: move the black one on in time.
    – Locomotives are worth most where they reach something that you have built or a special space.
    – Coins can wait for the right moment, temporary workers cannot.
    – Try to use at least two ? tokens.
    – Industry brings points early. If you build rails instead, do not worry: they catch up in the last rounds.

figure-pieces = A worker of your own, a temporary one and the black one; a coin.
figure-rails = A line under way: black leads, then grey, brown and natural. No rail passes another one.
figure-locomotives = Locomotives 4 and 3 together reach space 7.
figure-factory = Front and back of the same tile: locomotive 4 and factory 4.
figure-doublers = Two doublers: spaces 1 and 2 count twice.
figure-engineer = An engineer: above the number that decides ties, below what the space gives, here two steps of any colour.
figure-tokens = The seven ? tokens.
figure-cards = The five ? cards.
figure-bonuses = What the end-bonus cards count.
figure-scoring = The example: seven spaces are reached; below them what each is worth.
figure-ways = Three ways to pay for a space that costs two workers.
figure-marker = The marker steps on factory 4, which works at once. The place after the 10 has no factory yet: no marker gets past it.
