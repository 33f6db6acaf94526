/** Letters in a box of fixed size: as large as all of them fit. What stands in it may change; the box, and what lies around it, does not. */
const SIZES = ['lg', 'md', 'sm', 'xs'] as const

export function letters(box: HTMLElement): () => void {
  const fits = (size: string): boolean => {
    box.dataset.letters = size
    return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth
  }
  const choose = (): void => void SIZES.some(fits)
  const [read, measured] = [new MutationObserver(choose), new ResizeObserver(choose)]
  read.observe(box, { characterData: true, childList: true, subtree: true })
  measured.observe(box)
  void document.fonts?.ready.then(choose)
  return () => {
    read.disconnect()
    measured.disconnect()
  }
}
