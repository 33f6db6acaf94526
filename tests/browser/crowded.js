// What a person would see is wrong with the letters and signs of a table: cut off, beyond the edge of the screen, one on another.
() => {
    const MAPS = '.world .sheet, .map .sheet, .card .picture, .panel > .picture' // what lies on a map is cut by its window, and is moved; a picture is cut by its frame
    const SHORTENED = '.seat-name[title], .chip[title], .so-far, .ticket .city small' // on purpose: names and what each did (whole as a title), the last moves, a city's second name
    const STRIPS = '.seats svg, .players svg, .bar svg, .prompt-bar svg, .tabs svg'
    const LAYERS = '.cover, .beside, .veil, .end > .buttons, .stock > .sheet' // what lies over the rest, on purpose
    const told = []
    const tell = (what, each, more = '') => told.push(`${what}: "${each.textContent.trim().slice(0, 40)}" in ${each.parentElement.className} ${more}`)
    const hides = (style) => /hidden|clip/.test(style)
    const scrolls = (style) => /auto|scroll/.test(style)

    const frames = new Map()
    /** What an element does with what is in it, and where it is: asked for once, for texts have the same elements around them. */
    function frameOf(each) {
        let found = frames.get(each)
        if (!found) {
            const {overflowX, overflowY} = getComputedStyle(each)
            const open = overflowX === 'visible' && overflowY === 'visible'
            found = {open, hidesX: hides(overflowX), hidesY: hides(overflowY), scrollsX: scrolls(overflowX), scrollsY: scrolls(overflowY)}
            if (!open) found.edge = each.getBoundingClientRect()
            frames.set(each, found)
        }
        return found
    }
    const inSight = (each) =>
        each.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !each.closest('.unseen, .skip, title')
        && getComputedStyle(each).clipPath === 'none' && getComputedStyle(each.parentElement).clipPath === 'none'
    const around = (boxes) => ({
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
    /** The room below g, p and y in a line. */
    function underLetters(each) {
        const {fontWeight, fontSize, fontFamily} = getComputedStyle(each)
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
        const {fontBoundingBoxDescent, actualBoundingBoxDescent} = pen.measureText('gpy')
        return fontBoundingBoxDescent - actualBoundingBoxDescent
    }
    const hasText = (each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    const texts = [...document.querySelectorAll('.app *')].filter((each) => hasText(each) && inSight(each)).map((each) => ({each, lines: linesOf(each)})).filter(({lines}) => lines.length)

    for (const {each, lines} of texts) {
        for (let up = each; each.closest('.seat-name') && up.closest('strong, b, .seat-name'); up = up.parentElement) {
            const {hidesY, edge} = frameOf(up)
            if (hidesY && around(lines).bottom - underLetters(each) > edge.bottom + 0.3) tell('g, p and y are cut', each)
        }
        if (each.closest(`${MAPS}, ${SHORTENED}`)) continue
        const box = around(lines)
        const air = 0.3 * (lines[0].bottom - lines[0].top) // letters do not fill their line
        let [across, down] = [false, false] // can be scrolled there
        for (let up = each; up !== document.body; up = up.parentElement) {
            const {open, hidesX, hidesY, scrollsX, scrollsY, edge} = frameOf(up)
            if (open) continue
            if (!across && hidesX && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) tell('cut sideways', each)
            if (!down && hidesY && (box.top < edge.top - air || box.bottom > edge.bottom + air)) tell('cut', each)
            across ||= scrollsX
            down ||= scrollsY
        }
        if (!across && (box.right > innerWidth + 1 || box.left < -1)) tell('beyond the screen', each)
        if (!down && box.bottom > innerHeight + air) tell('below the screen', each)
    }

    // What is only hidden beyond an edge comes into sight with the focus, and everything moves; `overflow: clip` stays where it is.
    const past = (style, whole, seen) => style === 'hidden' && whole > seen + 2
    for (const each of document.querySelectorAll('.board, .board *')) {
        const {overflowX, overflowY} = getComputedStyle(each)
        if (!past(overflowX, each.scrollWidth, each.clientWidth) && !past(overflowY, each.scrollHeight, each.clientHeight)) continue
        if (each.querySelector('button, a, input, [tabindex]') && !each.closest('.unseen')) tell('can be moved', each)
    }

    /** The part of a box that what scrolls or hides around it lets through. */
    function shown(each, {left, top, right, bottom}) {
        for (let up = each; up !== document.body; up = up.parentElement) {
            const {open, edge} = frameOf(up)
            if (open) continue
            ;[left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)]
        }
        return {left, top, right, bottom}
    }
    const piece = (each, box) => ({each, box: shown(each, box), layer: each.closest(LAYERS)})
    const icons = [...document.querySelectorAll(STRIPS)].filter(inSight)
    const pieces = [
        ...texts.filter(({each}) => !each.closest(MAPS)).flatMap(({each, lines}) => lines.map((line) => piece(each, line))),
        ...icons.map((each) => piece(each, each.getBoundingClientRect())),
    ]
    const common = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])
    const height = ({top, bottom}) => bottom - top
    pieces.forEach((a, i) => pieces.slice(i + 1).forEach((b) => {
        if (a.layer !== b.layer || common(a.box, b.box, 'left', 'right') <= 2) return
        if (common(a.box, b.box, 'top', 'bottom') <= 0.4 * Math.min(height(a.box), height(b.box))) return
        if (a.each !== b.each && !a.each.contains(b.each) && !b.each.contains(a.each)) tell('on one another', a.each, `and "${b.each.textContent.trim().slice(0, 30)}"`)
    }))
    return told
}
