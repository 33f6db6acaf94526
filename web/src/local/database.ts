/** The browser's database of matches: one store for their heads and one for their decisions. */
import { ApiError } from '../net/api'

const NAME = 'boardwright'
/** Version of the database; increased when its form changes. */
export const FORM = 1
export const HEADS = 'matches'
/** By id of the match and number of the decision. */
export const DECISIONS = 'decisions'

/** Opens the database. Rejects with ApiError `storage_forbidden` or `storage_newer`. `closed`: called when it cannot be used any more. */
export function openDatabase(closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest
    try {
      request = indexedDB.open(NAME, FORM)
    } catch (error) {
      return reject(faultOf(error, 'storage_forbidden'))
    }
    request.onupgradeneeded = () => {
      request.result.createObjectStore(HEADS, { keyPath: 'id' })
      request.result.createObjectStore(DECISIONS, { keyPath: ['match', 'number'] })
    }
    request.onsuccess = () => {
      const { result } = request
      result.onclose = closed
      // A page of a newer version waits for this one.
      result.onversionchange = () => {
        result.close()
        closed()
      }
      resolve(result)
    }
    request.onerror = () => reject(faultOf(request.error, 'storage_forbidden'))
  })
}

/**
 * Does work in one transaction, which ends with everything done or nothing, and returns its result when that is done; for writing, when it
 * is durable. `work`: calls `stop` with an error to undo everything.
 */
export function transact<T>(database: IDBDatabase, mode: IDBTransactionMode, work: (at: Stores, stop: (error: ApiError) => void) => () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    let why: ApiError | null = null
    try {
      const transaction = database.transaction([HEADS, DECISIONS], mode, { durability: 'strict' })
      const stop = (error: ApiError): void => {
        why = error
        transaction.abort()
      }
      transaction.onabort = () => reject(why ?? faultOf(transaction.error, 'not_kept'))
      const result = work({ heads: transaction.objectStore(HEADS), decisions: transaction.objectStore(DECISIONS) }, stop)
      transaction.oncomplete = () => resolve(result())
    } catch (error) {
      reject(faultOf(error, 'not_kept'))
    }
  })
}

export interface Stores {
  heads: IDBObjectStore
  decisions: IDBObjectStore
}

/** Returns the browser's error as one with a message; `otherwise`: for unknown errors. */
function faultOf(error: unknown, otherwise: string): ApiError {
  console.warn(error)
  switch ((error as Error | null)?.name) {
    case 'QuotaExceededError':
      return new ApiError('storage_full')
    case 'SecurityError':
      return new ApiError('storage_forbidden')
    case 'VersionError':
      return new ApiError('storage_newer')
    default:
      return new ApiError(otherwise)
  }
}
