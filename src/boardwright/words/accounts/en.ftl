### Texts about accounts, loaded with the settings on a server with accounts

ui-account = Account
ui-account-what = Optional. An account keeps your tables, settings and results together on all your devices.
ui-account-sign-in = Sign in
ui-account-new = New account
ui-account-name = Name
ui-account-name-help = Only you see it. At each table you choose the name that others see.
ui-account-password = Password
ui-account-password-help = At least { $least } characters. There is no email here, so a forgotten password cannot be reset.
ui-account-bring = Add the tables and results on this device to the account
ui-account-create = Create account
ui-account-signed-in = Signed in: { $name }
ui-account-sign-out = Sign out
ui-account-devices = Signed-in devices
ui-account-device = Unnamed device
ui-account-here = this device
ui-account-used = last used: { $date }
ui-account-end = Sign out: { $device }
ui-account-change = Change password
ui-account-present = Current password
ui-account-wanted = New password
ui-account-changed = Password changed. All other devices are signed out.
ui-account-save = Download my data
ui-account-delete = Delete account
ui-account-delete-help = Deletes the name, the password and the settings of this account and signs out all devices. Your tables and results stay on this device.
ui-account-delete-do = Delete permanently

ui-account-passkey-use = Sign in with a passkey
ui-account-passkeys = Passkeys
ui-account-passkeys-help = A passkey signs you in with a fingerprint, your face or the device’s code, without a password.
ui-account-passkey-create = Create account with a passkey instead
ui-account-passkey-add = Add a passkey on this device
ui-account-passkey-out = Remove
ui-account-passkey-remove = Remove passkey: { $device }
ui-account-prove = You signed in a while ago. Please confirm that it is you:
ui-account-go-on = Continue
ui-account-passkeys-none = Passkeys are not available here: they need a recent browser and https:// with a host name, or localhost.
