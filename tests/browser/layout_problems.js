// Returns visible faults of a table's texts and icons: cut off, beyond the edge of the screen, on one another.
() => {
    const MAPS = '.world .sheet, .map .sheet, .card .picture, .panel > .picture' // a map can be moved in its window, which cuts it; a picture is cut by its frame
    const SHORTENED = '.seat-name[title], .chip[title], .so-far, .ticket .city small' // shortened on purpose: names and deeds (whole as a title), the last moves, a city's second name
    const STRIPS = '.seats svg, .players svg, .bar svg, .prompt-bar svg, .tabs svg'
    const LAYERS = '.cover, .beside, .veil, .end > .buttons, .stock > .sheet' // these lie over the rest on purpose
    const problems = []
    const report = (fault, each, details = '') =>
        problems.push(`${fault}: "${each.textContent.trim().slice(0, 40)}" in ${each.parentElement.className} ${details}`)
    const hides = (style) => /hidden|clip/.test(style)
    const scrolls = (style) => /auto|scroll/.test(style)

    const frames = new Map()
    /** Whether an element hides or scrolls its contents, and its edge; cached, because texts share their ancestors. */
    function frameOf(each) {
        let frame = frames.get(each)
        if (!frame) {
            const {overflowX, overflowY} = getComputedStyle(each)
            const open = overflowX === 'visible' && overflowY === 'visible'
            frame = {open, hidesX: hides(overflowX), hidesY: hides(overflowY), scrollsX: scrolls(overflowX), scrollsY: scrolls(overflowY)}
            if (!open) frame.edge = each.getBoundingClientRect()
            frames.set(each, frame)
        }
        return frame
    }
    const isVisible = (each) =>
        each.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !each.closest('.unseen, .skip, title')
        && getComputedStyle(each).clipPath === 'none' && getComputedStyle(each.parentElement).clipPath === 'none'
    const bounds = (boxes) => ({
        left: Math.min(...boxes.map((b) => b.left)), right: Math.max(...boxes.map((b) => b.right)),
        top: Math.min(...boxes.map((b) => b.top)), bottom: Math.max(...boxes.map((b) => b.bottom)),
    })

    function linesOf(each) {
        const range = document.createRange()
        return [...each.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()).flatMap((node) => {
            range.selectNodeContents(node)
            return [...range.getClientRects()]
        })
    }
    const pen = document.createElement('canvas').getContext('2d')
    /** The empty height below g, p and y in a line. */
    function underLetters(each) {
        const {fontWeight, fontSize, fontFamily} = getComputedStyle(each)
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
        const {fontBoundingBoxDescent, actualBoundingBoxDescent} = pen.measureText('gpy')
        return fontBoundingBoxDescent - actualBoundingBoxDescent
    }
    const hasText = (each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    const texts = [...document.querySelectorAll('.app *')].filter((each) => hasText(each) && isVisible(each)).map((each) => ({each, lines: linesOf(each)})).filter(({lines}) => lines.length)

    for (const {each, lines} of texts) {
        const names = each.closest('.seat-name') ? 'strong, b, .seat-name' : 'h1'
        for (let up = each; up.closest(names); up = up.parentElement) {
            const {hidesY, edge} = frameOf(up)
            if (hidesY && bounds(lines).bottom - underLetters(each) > edge.bottom + 0.3) report('g, p and y are cut', each)
        }
        if (each.closest(`${MAPS}, ${SHORTENED}`)) continue
        const box = bounds(lines)
        const air = 0.3 * (lines[0].bottom - lines[0].top) // letters do not fill their line
        let [across, down] = [false, false] // whether it can be scrolled into view
        for (let up = each; up !== document.body; up = up.parentElement) {
            const {open, hidesX, hidesY, scrollsX, scrollsY, edge} = frameOf(up)
            if (open) continue
            if (!across && hidesX && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) report('cut sideways', each)
            if (!down && hidesY && (box.top < edge.top - air || box.bottom > edge.bottom + air)) report('cut', each)
            across ||= scrollsX
            down ||= scrollsY
        }
        if (!across && (box.right > innerWidth + 1 || box.left < -1)) report('beyond the screen', each)
        if (!down && box.bottom > innerHeight + air) report('below the screen', each)
    }

    // Focus scrolls contents hidden beyond an edge into view, and moves everything else; `overflow: clip` does not scroll.
    const overflows = (style, whole, visible) => style === 'hidden' && whole > visible + 2
    for (const each of document.querySelectorAll('.board, .board *')) {
        const {overflowX, overflowY} = getComputedStyle(each)
        if (!overflows(overflowX, each.scrollWidth, each.clientWidth) && !overflows(overflowY, each.scrollHeight, each.clientHeight)) continue
        if (each.querySelector('button, a, input, [tabindex]') && !each.closest('.unseen')) report('can be moved', each)
    }

    /** The part of a box that its scrolling or hiding ancestors show. */
    function visiblePart(each, {left, top, right, bottom}) {
        for (let up = each; up !== document.body; up = up.parentElement) {
            const {open, edge} = frameOf(up)
            if (open) continue
            ;[left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)]
        }
        return {left, top, right, bottom}
    }
    const piece = (each, box) => ({each, box: visiblePart(each, box), layer: each.closest(LAYERS)})
    const icons = [...document.querySelectorAll(STRIPS)].filter(isVisible)
    const pieces = [
        ...texts.filter(({each}) => !each.closest(MAPS)).flatMap(({each, lines}) => lines.map((line) => piece(each, line))),
        ...icons.map((each) => piece(each, each.getBoundingClientRect())),
    ]
    const overlap = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])
    const height = ({top, bottom}) => bottom - top
    pieces.forEach((a, i) => pieces.slice(i + 1).forEach((b) => {
        if (a.layer !== b.layer || overlap(a.box, b.box, 'left', 'right') <= 2) return
        if (overlap(a.box, b.box, 'top', 'bottom') <= 0.4 * Math.min(height(a.box), height(b.box))) return
        if (a.each !== b.each && !a.each.contains(b.each) && !b.each.contains(a.each)) report('on one another', a.each, `and "${b.each.textContent.trim().slice(0, 30)}"`)
    }))
    return problems
}
