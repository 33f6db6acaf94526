# Texts of the settings (web/src/account/settings_words.ts).

ui-theme = Colours
ui-theme-auto = Same as device
ui-theme-light = Light
ui-theme-dark = Dark
ui-motion = Motion
ui-motion-auto = Same as device
ui-motion-reduced = Reduced
ui-motion-full = Full
ui-places = Place names on the board
ui-places-both = As printed, with mine alongside
ui-places-printed = As printed
ui-places-local = In my language
ui-places-help = For boards with place names printed on them. Choices and the log use the same names.
ui-pause = Bots wait after your turn
ui-pause-help = Gives you time to take a turn back before they move. The countdown stops while you point at the buttons. Applies to new matches. With players on other devices, bots wait half a minute at most.
ui-pause-value =
    { $seconds ->
        [0] not at all
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
ui-pause-done = until I press Done
ui-pace = Bot speed
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-instant = Instant
ui-pace-help = How quickly bots move one after another. The time to take a turn back stays the same.
ui-text-size = Text size
ui-text-size-normal = normal
ui-text-size-large = large
ui-text-size-largest = very large
ui-ask = Confirm choices
ui-ask-help = In Game of Trains the first press shows what it would do, the second does it. Always on with a touch screen.
ui-shortcuts = Single-key shortcuts
ui-shortcuts-on = On
ui-shortcuts-off = Off
ui-only-choice = Play the only possible choice automatically
ui-only-choice-help = You are told what was chosen, and can take it back as usual.
ui-sounds = Sounds
ui-notify = Notify me when it is my turn
ui-notify-help = Your device shows a notification while this page is in the background.
ui-notify-refused = This browser blocks notifications from this page. Allow them in the browser’s site settings.
ui-notify-insecure = This page cannot show notifications here: browsers allow them only at https:// addresses and on the computer that runs the server.
ui-settings-kept = Saved on this device.
ui-settings-kept-account = Saved in your account for all your devices; notifications for this one only.
