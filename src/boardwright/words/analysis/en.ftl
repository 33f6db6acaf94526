### Analysis of a finished match, in the page

ui-analysis-start = Analyse this match
ui-analysis-says = Everyone’s chances move by move, the decisions that cost most, and how much of it was luck. Your device works it out; nothing is sent.
ui-analysis-stop = Stop
ui-analysis-go-on = Continue
ui-analysis-progress = Decisions compared: { $done } of { $total }
ui-analysis-again =
    { $look ->
        [2] Costliest decisions compared a second time: { $done } of { $total }
       *[3] Costliest decisions compared a third time: { $done } of { $total }
    }
ui-analysis-done = All decisions compared: { $total }
ui-analysis-refused =
    { $why ->
        [unfinished] Only finished matches can be analysed.
        [rules] This match cannot be analysed here: it has other rules or components.
        [module] The bots of this game are still being prepared. Try again in a few minutes.
        [missing] This match cannot be analysed here: the page does not have the rules and bots of this game.
        [file] Only players of this match can analyse it.
        [unreachable] The server does not answer, and this device has not kept what the analysis needs.
        [broken] This match does not verify, so it is not analysed.
       *[failed] The analysis failed on this page.
    }

## The graph

ui-analysis-graph = What the graph shows
ui-analysis-chances = Chances
ui-analysis-points = Expected points
ui-analysis-at = Position { $at } of { $count }. { $values }

## Decisions. $loss: chances lost, such as “−12 %”

ui-analysis-none-yet = Nothing stands out so far.
ui-analysis-play-on = Play on from this move against bots
ui-analysis-more = { $count } more
ui-analysis-full = With everything face up
ui-analysis-full-better = With everything face up, better: { $action } ({ $loss })
ui-analysis-full-none = With everything face up, no better move stands out.
# On average; it depends on the device.
ui-analysis-simulations = Simulations for a decision: { $count }.

## Find a better move

ui-analysis-find = Find a better move
ui-analysis-number = { $number } of { $count }
ui-analysis-find-says = { $seat } played: { $action } ({ $loss }). What would have been better?
ui-analysis-comparing = Comparing …
ui-analysis-find-same = That is the move that was played.
ui-analysis-find-worse = Not that one: { $loss } against the best move. Try another.
ui-analysis-find-right = Right: no better move was found.
ui-analysis-find-failed = This move could not be compared.
ui-analysis-show = Show it
ui-analysis-next = Next
ui-analysis-back = Back to the analysis

## Parts of the result. Chances before and after, such as “25 %”

ui-analysis-from-to = { $from } → { $to }
ui-analysis-sum = The chances at the beginning and the three parts add up to the result.

## Points by source. $level: of bots, such as “Professional”

ui-analysis-source-points = points
ui-analysis-usual = usual ({ $level })
ui-analysis-more-than = more than usual
ui-analysis-less-than = less than usual
ui-analysis-usual-help = Usual: the middle half of matches of bots of that level with as many players.
