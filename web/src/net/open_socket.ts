/** Opens the link to a match: a WebSocket to the server, or one to a match of this device. */
import { addressOf } from '../common/site'
import { isLocal } from '../local/ids'
import { openLocalSocket } from '../local/local_socket'
import type { Socket } from './connection'

/** Returns the browser's WebSocket to a match, or the link to a match of this device. */
export const openSocket = (match: string) => (): Socket => {
  if (isLocal(match)) return openLocalSocket(match)
  const address = addressOf(`/api/matches/${encodeURIComponent(match)}/live`)
  const socket = new WebSocket(address.replace(/^http/, 'ws'))
  socket.binaryType = 'arraybuffer'
  return socket
}
