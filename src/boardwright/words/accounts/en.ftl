### What the page says of accounts: fetched with the settings, on a server that has them

ui-account = Account
ui-account-what = You need none. An account gathers your tables, settings and results on all your devices.
ui-account-sign-in = Sign in
ui-account-new = New account
ui-account-name = Name
ui-account-name-help = Nobody but you sees it. At a table you are called as you like.
ui-account-password = Password
ui-account-password-help = Number of characters: { $least } or more. There is no mail here: nobody can renew a forgotten password.
ui-account-bring = Bring along the tables and results of this device
ui-account-create = Make the account
ui-account-signed-in = Signed in: { $name }
ui-account-sign-out = Sign out
ui-account-devices = Devices that are signed in
ui-account-device = Unnamed device
ui-account-here = this device
ui-account-used = last used: { $date }
ui-account-end = Sign out: { $device }
ui-account-change = Change the password
ui-account-present = Present password
ui-account-wanted = New password
ui-account-changed = The password is changed. All other devices are signed out.
ui-account-save = Save my data
ui-account-delete = Delete the account
ui-account-delete-help = Name, password and settings kept here are deleted, and all devices are signed out. Your tables and results stay on this device.
ui-account-delete-do = Delete for good

ui-account-passkey-use = Sign in with a passkey
ui-account-passkeys = Passkeys
ui-account-passkeys-help = A passkey lets you in by fingerprint, face or code of a device, without a password.
ui-account-passkey-create = Make the account with a passkey instead
ui-account-passkey-add = Add a passkey of this device
ui-account-passkey-out = Remove
ui-account-passkey-remove = Remove the passkey: { $device }
ui-account-prove = This device signed in a while ago. Please show that it is you:
ui-account-go-on = Continue
ui-account-passkeys-none = Passkeys are not possible here: they need a recent browser and a page with https:// and a name, or localhost.
