// Presses choices of the list, `most` times or until the result is shown. Returns how often, and the ms from each press to its frame.
async (most) => {
    const TIMEOUT = 120_000 // ms without a choice
    const one = (selector) => document.querySelector(selector)
    const delay = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    const isAsked = () => one('.prompt.mine:not([data-early])') && !one('.prompt .sending')
    const buttons = () => [...document.querySelectorAll('.choices .choice[data-id]')]
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const changed = (root) =>
        new Promise((resolve) => {
            const observer = new MutationObserver(() => resolve(observer.disconnect()))
            observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true })
            setTimeout(() => resolve(observer.disconnect()), 5_000)
        })
    const times = []
    let chosen = 0
    for (let since = performance.now(); chosen < most && !one('.end.panel'); ) {
        if (performance.now() - since > TIMEOUT) throw Error(`no choice: ${document.body.innerText.slice(0, 800)}`)
        const list = buttons()
        if (one('.curtain button')) one('.curtain button').click()
        else if (!isAsked()) one('.undo.open .primary')?.click()
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
        await delay(15)
    }
    return { chosen, times }
}
