/** The browser's WebSocket to one match. */

/** What the browser's WebSocket offers, as far as it is used here. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: ((event: any) => void) | null
  onmessage: ((event: any) => void) | null
  onclose: ((event: any) => void) | null
  onerror: ((event: any) => void) | null
}

export const openSocket = (match: string) => (): Socket => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/live`)
  socket.binaryType = 'arraybuffer'
  return socket
}
