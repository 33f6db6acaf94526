# Texts of the guided course: for each step of steps.toml the task, and a hint after a legal choice that leads elsewhere.

learn-keep = Welcome! Your train has seven wagons, and they stand in the wrong order: from high to low. The first player whose numbers rise from left to right wins. Before the first turn you drew two wagons. Keep the 12: a low number is easy to place.
learn-keep-hint = The 75 would be of use as well, at the other end. For now, keep the 12.
learn-place = Every new wagon takes the place of an old one. Low numbers belong in front, next to the locomotive: put the 12 at place 1.
learn-place-hint = There the 12 would stand behind higher numbers. Try the first place, next to the locomotive.
learn-draw = On your turn you do one of two things. This is the first: draw a wagon from the shed. You cannot see it beforehand, and you must take it.
learn-draw-hint = A card from the row does something as well, and you will come to that. Now draw a wagon from the shed.
learn-high = You drew the 79. The deck ends at 84, so there is hardly anything higher. Put it where the highest number of your train should stand.
learn-high-hint = What comes after the 79 would have to be higher still. It is best off at the very end, at place 7.
learn-swap = A wagon that was replaced goes to the row, and there only its ability counts. Any player may use it: this is the second thing you can do. Two neighbours, 30 and 20, stand the wrong way round. Swap them.
learn-swap-hint = Almost! Take “Swap neighbours” from the row, then places 2 and 3.
learn-skip = “Swap over one” exchanges two wagons with one between them, which stays. The 45 and the 20 are such a pair: put them right.
learn-skip-hint = Take “Swap over one”, then places 2 and 4. The 30 in the middle is fine where it is.
learn-move = The 58 is too far in front. “Two to the right” takes it past two wagons at once, and those move up. Bring the 58 to place 4.
learn-move-hint = Take “Two to the right” and choose the 58 at place 2.
learn-remove = Three abilities reach into every train, yours too: the first, the middle or the last wagon goes, and chance brings another one. Your 80 is in the way in front, while your opponent’s 4 is well placed. What a moment to remove the first wagons!
learn-remove-hint = That leaves the 80 where it is. Take “Remove the leftmost”.
learn-lock = Now you have a good wagon in front, and there is another removal in the row. “Protect” puts a lock under a wagon at place 1, 4 or 7. Lock your 6.
learn-lock-hint = The 6 at place 1 is what your opponent could take from you. Take “Protect”, then place 1.
learn-pair = Did you see it? Your opponent removed the first wagons, and your locked one stayed. One more trick: two cards of the row with the same ability leave it at once. Draw, and replace a wagon whose sign lies in the row already, the 45 or the 20. So your opponent cannot use it.
learn-pair-hint = Look at the signs on your wagons: draw first, then replace the 45 or the 20, whose abilities lie in the row.
learn-win = One choice more, and all seven numbers rise. You see it yourself: win!
learn-win-hint = Only the 70 and the 58 stand the wrong way round. Take “Swap neighbours”, then places 5 and 6.
learn-match = That is all there is to it. Now play a short match against a beginner. Your train is half sorted already: finish it!
