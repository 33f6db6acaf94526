/** Fits text into a box of fixed size by font size; `--lines`: number of lines. The text may change; the box does not. */
const SIZES = ['lg', 'md', 'sm', 'xs'] as const

export function fitText(box: HTMLElement): () => void {
  const fits = (size: string): boolean => {
    box.dataset.letters = size
    box.style.setProperty('--lines', 'none')
    const needed = [...box.children].reduce((sum, each) => sum + (each as HTMLElement).offsetHeight, 0) // letters may extend beyond their lines
    return needed <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth
  }
  const choose = (): void => {
    delete box.dataset.least
    if (!SIZES.some(fits)) {
      box.dataset.least = '' // missing values are left out
      SIZES.some(fits)
    }
    box.style.setProperty('--lines', String(Math.max(1, Math.floor(box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight)))))
  }
  let frame = 0
  // Once before the next picture, after all that changes until then: measuring lays out the whole page.
  const chooseSoon = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(choose)
  }
  let fonts: Promise<void> | undefined
  const onResize = (): void => {
    fonts ??= document.fonts?.ready.then(choose) // here, where the page is laid out: `ready` lays it out
    choose()
  }
  const [contentObserver, sizeObserver] = [new MutationObserver(chooseSoon), new ResizeObserver(onResize)]
  contentObserver.observe(box, { characterData: true, childList: true, subtree: true })
  sizeObserver.observe(box)
  return () => {
    cancelAnimationFrame(frame)
    contentObserver.disconnect()
    sizeObserver.disconnect()
  }
}
