/** API calls about accounts; see docs/wire_protocol.md. */
import { shareSettings } from '../account/account_settings.svelte'
import { ApiError } from './api'
import { api } from '../common/shell.svelte'
import type { AccountOut, ExportOut, SignedIn } from './wire'

/** Minimum characters of a password. */
export const LEAST = 8

/** Makes a call for the signed-in account, or with another token. If the sign-in has ended, it is forgotten here. */
async function owned<T>(method: string, what = '', body?: object, token = api.session() ?? undefined): Promise<T> {
  try {
    return await api.call<T>(method, `/api/account${what}`, body && JSON.stringify(body), token)
  } catch (error) {
    if (error instanceof ApiError && error.id === 'not_signed_in') api.signOut()
    throw error
  }
}

export interface Door {
  name: string
  password: string
  /** Whether this device's matches and settings move to the account. */
  bring: boolean
}

const enter = async (what: string, { name, password, bring }: Door): Promise<void> => begin(await came(what, { name, password }), bring)

/** Signs in and identifies the device: a device that the account knows is not locked out when others guess the password. */
const came = async (what: string, proof: object): Promise<SignedIn> =>
  owned('POST', what, { ...proof, label: deviceName() }, api.session() ?? (await api.ownToken().catch(() => undefined)))

export const create = (door: Door): Promise<void> => enter('', door)
export const signIn = (door: Door): Promise<void> => enter('/sign-in', door)

async function begin(made: SignedIn, bring: boolean): Promise<void> {
  api.signIn(made.token)
  await shareSettings()
  if (bring && api.hasOwn()) await owned('POST', '/gather', { device: await api.ownToken() }).catch(ignoreForgotten)
}

/** A server with a new database does not know this device, which then has nothing to move. */
function ignoreForgotten(error: unknown): void {
  if (!(error instanceof ApiError && error.id === 'no_token')) throw error
}

/** Whether this browser supports passkeys at this address. */
export const mayUsePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential && !/^(\[.*\]|[\d.]+)$/.test(location.hostname)

interface Wish<T> {
  public_key: T
}

/** Asks for a passkey; null: the user declined. */
async function asked(work: () => Promise<Credential | null>): Promise<object | null> {
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
  const wish = await owned<Wish<PublicKeyCredentialCreationOptionsJSON>>('POST', '/passkeys/offer', { name, password })
  const credential = await asked(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(wish.public_key) }))
  if (!credential) return false
  await begin(await came('/passkeys', { name, credential }), bring)
  return true
}

/** Returns whether the sign-in succeeded. */
export async function usePasskey(bring: boolean): Promise<boolean> {
  const wish = await owned<Wish<PublicKeyCredentialRequestOptionsJSON>>('POST', '/passkeys/challenge', {})
  const credential = await asked(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(wish.public_key) }))
  if (!credential) return false
  await begin(await came('/passkeys/sign-in', { credential }), bring)
  return true
}

/** `password`: of the account; null: after a recent sign-in. */
export const removePasskey = (id: number, password: string | null): Promise<unknown> => owned('DELETE', `/passkeys/${id}`, { password })

export async function signOut(): Promise<void> {
  await owned('POST', '/sign-out', {})
  api.signOut()
}

export const account = (): Promise<AccountOut> => owned('GET')
export const endSession = (id: number): Promise<unknown> => owned('DELETE', `/sessions/${id}`)
export const everything = (): Promise<ExportOut> => owned('GET', '/export')

/** Signs out all other devices. */
export async function changePassword(password: string | null, wanted: string): Promise<void> {
  const { token } = await owned<SignedIn>('POST', '/password', { password, new: wanted })
  api.signIn(token)
}

/** Sets a new password with a host's link, and signs this device in. Returns the name of the account. */
export async function usePasswordLink(secret: string, wanted: string): Promise<string> {
  const made = await came('/link', { secret, new: wanted })
  await begin(made, false)
  return made.name
}

/** The account's data stays on this device. */
export async function deleteAccount(password: string | null): Promise<void> {
  await owned('POST', '/delete', { password, device: await api.ownToken() })
  api.signOut()
}

const BROWSERS = [['Firefox', /Firefox|FxiOS/], ['Edge', /Edg/], ['Opera', /OPR/], ['Chrome', /Chrome|CriOS/], ['Safari', /Safari/]] as const
const SYSTEMS = [['Android', /Android/], ['iPhone', /iPhone/], ['iPad', /iPad/], ['Windows', /Windows/], ['Mac', /Mac/], ['Linux', /Linux/]] as const

/** Returns this device's name in the list of its account, such as “Firefox · Linux”. */
export function deviceName(agent = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([, sign]) => sign.test(agent))?.[0])
  return found.filter(Boolean).join(' · ')
}
