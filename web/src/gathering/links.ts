/** Links to send to others. */

/** Returns an address of this page as other devices open it. */
export const absoluteLink = (address: string): string => new URL(address, location.href).href

/** Returns whether the page is open under a host name that means each device itself (localhost). */
export const isLocalhost = (host = location.hostname): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Copies a text. Without HTTPS browsers can only copy a field's selection; `field`: one that shows the text. */
export async function copyText(text: string, field: HTMLInputElement | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return field ? copySelection(field) : copyUnseen(text)
  }
}

function copySelection(field: HTMLInputElement): boolean {
  field.select()
  return document.execCommand('copy')
}

function copyUnseen(text: string): boolean {
  const focused = document.activeElement
  const field = Object.assign(document.createElement('input'), { value: text, className: 'unseen' })
  document.body.append(field)
  const copied = copySelection(field)
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

export const mayShare = (): boolean => typeof navigator.share === 'function'

/** Shares a link with the device's own dialog. Cancelling it is no error. */
export const shareLink = (title: string, url: string): Promise<void> => navigator.share({ title, url }).catch(() => {})
