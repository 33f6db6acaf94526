# Game of Trains.
# The rules in our own words: `rules-<section>` for every section of game.toml; an empty line separates paragraphs, “– ” begins an item of a list.
# `figure-<name>` is the caption of a picture (web/rulebook.ts).

rules-goal =
    Your train has a locomotive and seven wagons. It starts sorted the wrong way: the highest number stands next to the locomotive.

    Be the first whose seven numbers rise from left to right. Steps between the numbers may be of any size.

rules-parts =
    The game uses 84 cards, numbered from 1 to 84, and a locomotive for each player. Each card is two things:

    – In a train it is a wagon: only its number counts.
    – In the row, face up beside the draw pile, it is an ability: only its sign counts. Any player may use it.

    There are eight abilities. The small sign under a wagon shows which one its card will have in the row. Used and paired cards lie on the discard pile.

rules-setup =
    Each player is dealt seven wagons, laid out from high to low. Chance decides who goes first; turns go clockwise.

    Before the first turn the first player draws one wagon, the second two, the third three, the fourth four. Each keeps one, discards the others unseen, and replaces a wagon of the train with it. The replaced wagons start the row.

rules-actions =
    Do exactly one of two things:

    – Draw: take the top wagon of the draw pile and put it in the place of one of yours. You must take it. The replaced wagon goes to the row, face up, and from now on any player may use its ability.
    – Use an ability: choose a card of the row, discard it and do what it says.

    A wagon you draw is only a number; a card in the row is only an ability. You cannot pass. When the row is empty you can only draw.

    Example: your train is 80, 68, 59, 47, 32, 20, 3, and you draw 12. You put it in place 1; now the train begins with 12, and the 80 lies in the row with its ability.

rules-abilities =
    Four of them move wagons of your own train, three take a wagon out of every train, one protects a wagon.

    – { ability-swap-adjacent }: { ability-swap-adjacent-help }
    – { ability-swap-skip-one }: { ability-swap-skip-one-help }
    – { ability-move-right-2 }: { ability-move-right-2-help }
    – { ability-move-left-2 }: { ability-move-left-2-help }
    – { ability-remove-left }: { ability-remove-left-help }
    – { ability-remove-middle }: { ability-remove-middle-help }
    – { ability-remove-right }: { ability-remove-right-help }
    – { ability-protect }: { ability-protect-help }

    Places are counted from the locomotive, which has no place of its own.

rules-protection =
    A lock saves its wagon from every removal and is not used up by it. A player who keeps a wagon this way draws nothing.

    The lock is lost, to the discard pile, when you move or replace the wagon yourself, also when the wagon only shifts aside for another. A wagon can have one lock only.

rules-other-rules =
    As soon as two cards of the row show the same ability, both are discarded. Of three, one stays.

    It does not matter how the second card came there: by a wagon that a player replaced, or by a removal. So there are never two equal abilities to choose from, and replacing a wagon is also a way to take an ability away from the others.

    When the draw pile is empty and a card is needed, the discard pile is shuffled and becomes the new one. The row is never shuffled in.

rules-end =
    The match ends at once when a player’s seven wagons ascend, even during another player’s turn. After a removal the gaps are filled one player after the other, beginning with the one whose turn it is; if that completes a train, the rest are not filled.

    If you make another player’s train ascend, that player wins: look at the other trains before you remove wagons. A limit of turns can be chosen for a match; if it is reached, the match is a draw.

rules-rulings =
    The rulebook leaves a few things open. These are our rulings:

    – The used card is discarded before its effect, so it never pairs with cards that the effect sends to the row.
    – Pairs are cleared after all removals and before the gaps are filled.
    – The wagon in the middle of a “{ ability-swap-skip-one }” does not move and keeps its lock.
    – A removal without effect may be chosen; the card is used up.
    – Only the player who drew a wagon sees it until it is placed.
    – When a card is needed and the draw pile is empty, the discard pile is shuffled, also while gaps are being filled.
    – A wagon with a lock may be moved or replaced by its owner at any time; the lock goes with that.
    – Two numbers are never equal, so “ascending” always means: each one higher than the one before.
    – A drawn wagon must be placed, even if it makes the train worse.

rules-tips =
    – Spread the numbers: about 12 for each place. A 5 belongs in place 1, a 42 in the middle, an 80 in place 7.
    – The plates of wagons that can stay where they are in an ascending train are bright, the others dull.
    – Every wagon you replace gives the others an ability. Sometimes the poorer number is the better choice.
    – Lock the first, the fourth or the last wagon as soon as it is right.

figure-ascending = A finished train: every number is higher than the one before.
figure-card = The same card twice: as a wagon with the number 42, and in the row as an ability.
figure-falling = The start: the highest number stands next to the locomotive.
figure-replace = The wagon you drew takes the place of one of yours; that one goes to the row, where its ability counts.
figure-abilities = The eight signs, as they lie in the row.
figure-move = “{ ability-move-right-2 }” on the 58: it passes two wagons, which shift to the left.
figure-lock = The wagon at place 4 is locked; places 1 and 7 could have a lock, too.
figure-pair = Twice the same ability: both cards are discarded.
