/** Opens the link to a match: a WebSocket to the server, or one to a match of this device. */
import { addressOf, isStatic } from '../common/site'
import { isLocal } from '../local/ids'
import { openLocalSocket } from '../local/local_socket'
import type { Socket } from './connection'

/** Returns the browser's WebSocket to a match, or the link to a match of this device: a page without a server knows no others. */
export const openSocket = (match: string) => (): Socket => {
  if (isLocal(match) || isStatic()) return openLocalSocket(match)
  const address = addressOf(`/api/matches/${encodeURIComponent(match)}/live`)
  const socket = new WebSocket(address.replace(/^http/, 'ws'))
  socket.binaryType = 'arraybuffer'
  return socket
}
