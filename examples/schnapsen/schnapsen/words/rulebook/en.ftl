rules-goal =
    Schnapsen is an Austrian game for two. In each deal you collect card points by taking tricks and declaring marriages. Whoever has 66 first wins the deal and gets one to three game points. Seven game points win the match; another number can be chosen.
rules-cards =
    There are twenty cards: four suits of five. From high to low they count: ace 11, ten 10, king 4, queen 3, jack 2. All together are worth 120.

    Each of you is dealt five cards. The next one is turned up: its suit is trump. The other nine are the talon; they lie face down on the open card. You deal in turn; chance decides who begins.
rules-tricks =
    Whoever did not deal leads to the first trick. One leads a card, the other answers with one. The higher card of the suit led takes the trick, and any trump takes a trick led in another suit.

    As long as the talon lies there, you may answer with any card. After each trick both draw a card from the talon, first the one who took the trick, and that player also leads next. The open card is drawn last.
rules-exchange = When it is your turn to lead, and you hold the jack of trumps, you may exchange it for the open card: not any more when the talon is closed or has only two cards left. Then you lead.
rules-marriages =
    When it is your turn to lead, and you hold king and queen of a suit, you may show both and lead one of them. A marriage counts 20 card points, one in trumps 40.

    It counts only if you have taken a trick; if you have not, it counts as soon as you do. If a marriage brings you to 66, the deal is won at once.
rules-closing =
    When it is your turn to lead, you may close the talon: not when it has only two cards left. From then on nobody draws, and suit must be followed.

    Whoever closes has to reach 66, and before the other does. If that fails, the other wins the deal.
rules-strict =
    When the talon is used up or closed, the answer is no longer free:

    – Follow suit with a higher card.
    – If you cannot, follow suit with a lower one.
    – If you have none of the suit, play a trump.
    – If you have no trump either, play what you like.

    When the talon is used up and nobody reaches 66, whoever takes the last trick wins the deal. There is no such rule after closing.
rules-scoring =
    The winner of a deal gets

    – 1 game point if the other has 33 card points or more,
    – 2 if the other has fewer,
    – 3 if the other has taken no trick.

    After closing, what the other had at the moment of closing decides. If closing fails, the other gets 2 game points, or 3 if they had taken no trick then.
rules-rulings =
    – Nobody has to count or to announce anything: the deal ends as soon as somebody has 66.
    – The card points of both are shown, and so is every card that was played. (At the table one may look at the last trick only.)
    – With two cards left in the talon one can neither close nor exchange.
    – King or queen may also be led without declaring the marriage.

figure-ranks = A suit from high to low: 11, 10, 4, 3 and 2 card points.
figure-pair = A marriage: 20 card points, in trumps 40.
