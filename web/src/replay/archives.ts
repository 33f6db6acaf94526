/** Archives of match files: merged for a download, and stored on this device again. */
import { unzipFiles, zipFiles } from '../local/zip'
import type { Api } from '../net/api'

const entriesOf = async (archive: Blob) => unzipFiles(new Uint8Array(await archive.arrayBuffer()))

/** Returns one archive with the files of all. Rejects with ApiError `broken_archive`. */
export const mergeArchives = async (archives: readonly Blob[]): Promise<Blob> =>
  new Blob([zipFiles((await Promise.all(archives.map(entriesOf))).flat())], { type: 'application/zip' })

/**
 * Keeps the matches of an archive on this device, as far as they are not here already. Returns how many are here then. Rejects with ApiError
 * `broken_archive`, or with the error of the first file that cannot be kept, after the others.
 */
export async function storeAll(archive: Blob, api: Pick<Api, 'keepFile'>): Promise<number> {
  let count = 0
  let failed: unknown = null
  for (const { name, text } of await entriesOf(archive)) {
    if (!/\.json$/i.test(name)) continue
    try {
      await api.keepFile(text)
      count += 1
    } catch (error) {
      failed ??= error
    }
  }
  if (failed) throw failed
  return count
}
