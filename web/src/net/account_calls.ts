/** API calls about accounts; see docs/wire_protocol.md. */
import { syncSettings } from '../account/account_settings.svelte'
import { ApiError } from './api'
import { api } from '../common/shell.svelte'
import type { AccountOut, ExportOut, SignedIn } from './wire'

/** Minimum characters of a password. */
export const MIN_PASSWORD = 8

/** Makes a call for the signed-in account, or with another token. If the sign-in has ended, it is forgotten here. */
async function accountCall<T>(method: string, path = '', body?: object, token = api.session() ?? undefined): Promise<T> {
  try {
    return await api.call<T>(method, `/api/account${path}`, body && JSON.stringify(body), token)
  } catch (error) {
    if (error instanceof ApiError && error.id === 'not_signed_in') api.signOut()
    throw error
  }
}

export interface SignInForm {
  name: string
  password: string
  /** Whether this device's matches and settings move to the account. */
  bring: boolean
}

/** Sends the form, and starts the session that the server answers with. */
const submitSignIn = async (path: string, { name, password, bring }: SignInForm): Promise<void> => useSession(await authenticate(path, { name, password }), bring)

/** Signs in and identifies the device: a device that the account knows is not locked out when others guess the password. */
const authenticate = async (path: string, proof: object): Promise<SignedIn> =>
  accountCall('POST', path, { ...proof, label: deviceName() }, api.session() ?? (await api.ownToken().catch(() => undefined)))

export const createAccount = (door: SignInForm): Promise<void> => submitSignIn('', door)
export const signIn = (door: SignInForm): Promise<void> => submitSignIn('/sign-in', door)

/** Uses the token of a session. `bring`: moves this device's matches to the account. */
async function useSession(session: SignedIn, bring: boolean): Promise<void> {
  api.signIn(session.token)
  await syncSettings()
  if (bring && api.hasOwn()) await accountCall('POST', '/gather', { device: await api.ownToken() }).catch(ignoreForgotten)
}

/** Ignores that the server does not know this device (a new database), which then has nothing to move. */
function ignoreForgotten(error: unknown): void {
  if (!(error instanceof ApiError && error.id === 'no_token')) throw error
}

/** Whether this browser supports passkeys at this address. */
export const mayUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential && !/^(\[.*\]|[\d.]+)$/.test(location.hostname)

/** The server's options for the browser's passkey call. */
interface PasskeyOptions<T> {
  public_key: T
}

/** Asks for a passkey; null: the user declined. `work`: calls the browser. */
async function askForCredential(work: () => Promise<Credential | null>): Promise<object | null> {
  try {
    return ((await work()) as PublicKeyCredential | null)?.toJSON() ?? null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') throw new ApiError('bad_passkey') // this device has a passkey already
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Creates a passkey for a new account of that name, or (null) for the signed-in one. Returns whether it was created. */
export async function makePasskey(name: string | null, bring = false, password: string | null = null): Promise<boolean> {
  const options = await accountCall<PasskeyOptions<PublicKeyCredentialCreationOptionsJSON>>('POST', '/passkeys/offer', { name, password })
  const credential = await askForCredential(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.public_key) }))
  if (!credential) return false
  await useSession(await authenticate('/passkeys', { name, credential }), bring)
  return true
}

/** Returns whether the sign-in succeeded. */
export async function usePasskey(bring: boolean): Promise<boolean> {
  const options = await accountCall<PasskeyOptions<PublicKeyCredentialRequestOptionsJSON>>('POST', '/passkeys/challenge', {})
  const credential = await askForCredential(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.public_key) }))
  if (!credential) return false
  await useSession(await authenticate('/passkeys/sign-in', { credential }), bring)
  return true
}

/** `password`: of the account; null: after a recent sign-in. */
export const removePasskey = (id: number, password: string | null): Promise<unknown> => accountCall('DELETE', `/passkeys/${id}`, { password })

export async function signOut(): Promise<void> {
  await accountCall('POST', '/sign-out', {})
  api.signOut()
}

export const loadAccount = (): Promise<AccountOut> => accountCall('GET')
export const endSession = (id: number): Promise<unknown> => accountCall('DELETE', `/sessions/${id}`)
export const exportAccount = (): Promise<ExportOut> => accountCall('GET', '/export')

/** Signs out all other devices. */
export async function changePassword(password: string | null, wanted: string): Promise<void> {
  const { token } = await accountCall<SignedIn>('POST', '/password', { password, new: wanted })
  api.signIn(token)
}

/** Sets a new password with a host's link, and signs this device in. Returns the name of the account. */
export async function usePasswordLink(secret: string, wanted: string): Promise<string> {
  const session = await authenticate('/link', { secret, new: wanted })
  await useSession(session, false)
  return session.name
}

/** The account's data stays on this device. */
export async function deleteAccount(password: string | null): Promise<void> {
  await accountCall('POST', '/delete', { password, device: await api.ownToken() })
  api.signOut()
}

const BROWSERS = [['Firefox', /Firefox|FxiOS/], ['Edge', /Edg/], ['Opera', /OPR/], ['Chrome', /Chrome|CriOS/], ['Safari', /Safari/]] as const
const SYSTEMS = [['Android', /Android/], ['iPhone', /iPhone/], ['iPad', /iPad/], ['Windows', /Windows/], ['Mac', /Mac/], ['Linux', /Linux/]] as const

/** Returns this device's name in the list of its account, such as “Firefox · Linux”. */
export function deviceName(agent = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([, sign]) => sign.test(agent))?.[0])
  return found.filter(Boolean).join(' · ')
}
