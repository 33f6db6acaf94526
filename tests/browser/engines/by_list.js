// Presses what the list of choices offers, `most` times or until the result is told. Returns how often, and ms from each press to its picture.
async (most) => {
    const MUCH = 120_000 // ms without anything to choose
    const one = (selector) => document.querySelector(selector)
    const after = (wait) => new Promise((resolve) => setTimeout(resolve, wait))
    const asked = () => one('.prompt.mine:not([data-early])') && !one('.prompt .sending')
    const buttons = () => [...document.querySelectorAll('.choices .choice[data-id]')]
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const changed = (root) =>
        new Promise((resolve) => {
            const seen = new MutationObserver(() => resolve(seen.disconnect()))
            seen.observe(root, { childList: true, subtree: true, characterData: true, attributes: true })
            setTimeout(() => resolve(seen.disconnect()), 5_000)
        })
    const times = []
    let chosen = 0
    for (let since = performance.now(); chosen < most && !one('.end.panel'); ) {
        if (performance.now() - since > MUCH) throw Error(`nothing to choose: ${document.body.innerText.slice(0, 800)}`)
        const list = buttons()
        if (one('.curtain button')) one('.curtain button').click()
        else if (!asked()) one('.undo.open .primary')?.click()
        else if (!list.length) one('.tabs .tab:nth-child(2)[aria-pressed=false]')?.click()
        else {
            const began = performance.now()
            const answer = changed(one('.prompt'))
            list[(chosen * 7) % list.length].click() // not always the first: matches would be alike
            await answer
            await painted()
            times.push(performance.now() - began)
            chosen++
            since = performance.now()
        }
        await after(15)
    }
    return { chosen, times }
}
