# Texts of the guided course: for each step of steps.toml the task, and a hint after a legal choice that leads elsewhere.

learn-place = Welcome! From Moscow you build three lines: the Trans-Siberian, to St Petersburg, to Kiev. On your turn you put workers on one free space of the main board. Three black steps are a good beginning: put two workers there.
learn-place-hint = Put your workers on the space with three black steps.
learn-step = Each step moves a rail forward by one space. Reach space 2 of the Trans-Siberian with the black rail, and you win the grey ones, for all lines.
learn-step-hint = Also a step forward! But the grey rails are won on the Trans-Siberian.
learn-grey = Grey follows black and never passes it. Black pays nothing at the scoring, grey pays a point a space, later colours more. Take a grey step.
learn-grey-hint = Put workers on a space with grey steps, then move grey.
learn-coin = Coins stand in for workers, and the worker stays free for another turn. A doubler makes one of the first spaces of the Trans-Siberian count twice. Take one, and pay with a coin.
learn-coin-hint = Choose the space with one doubler, and pay a coin in place of the worker.
learn-locomotive = Rails only score as far as a locomotive gets. St Petersburg has none! Take one, and place it there.
learn-locomotive-hint = Choose the space with locomotive or factory, take the locomotive, and place it on St Petersburg.
learn-factory = The same space also gives a factory: the next locomotive, turned over. It fills a gap of your industry track, so that the marker can go on. Build one.
learn-factory-hint = Choose the space with locomotive or factory, then the factory.
learn-industry = At the scoring the industry marker pays for how far it got, and whenever it steps onto a factory, the factory works for you. One step is missing. Take it!
learn-industry-hint = Put a worker on a space with industry.
learn-hire = Each round one engineer can be hired, only for a coin. After the match the player with the most engineers gets points. Hire this one!
learn-hire-hint = Choose the space for hiring. It costs a coin.
learn-engineer = And an engineer has a space of their own, every round, for you alone. Put a worker there.
learn-engineer-hint = Your engineer stands on your own board. Put a worker there.
learn-token = Some spaces of the lines bear a question mark. Reach one with black, and with the locomotive too, and you use one of your ? tokens. On the line to St Petersburg it is one black step away. Take it, and choose any token.
learn-token-hint = One black step on the line to St Petersburg, then a token: that is it.
learn-first = You come second in this round, so others take the best spaces first. A worker on the 1 of the turn order makes you first in the next round, and then works once more.
learn-first-hint = Put a worker on the first place of the turn order.
learn-score = When all have passed, the round is scored: every space within reach of a locomotive, doubled where you have doublers, and industry. Your opponent has passed. Pass as well, and see what your lines are worth.
learn-score-hint = That would be a good move in a real match. To see the scoring, pass.
learn-match = Six rounds like this, each worth more than the last. Play the final one, against a beginner. Get out of your lines what is in them!
