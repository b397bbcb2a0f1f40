// Runs in the measured page before its own scripts, and notes in `window.noted` what only the page knows.
const noted = { seen: new Set(), pages: [], tasks: [], frames: [] }
window.noted = noted

let askedMs = 0
const ask = window.fetch
window.fetch = (address, init) => {
  if (String(address).includes('/api/portfolios?')) askedMs = performance.now()
  return ask(address, init)
}

/** Cards seen for the first time, and the frame that shows them. */
function look(changes) {
  const before = noted.seen.size
  for (const added of changes.flatMap((change) => [...change.addedNodes])) {
    if (!(added instanceof Element)) continue
    for (const card of added.querySelectorAll('[data-portfolio]')) noted.seen.add(card.dataset.portfolio)
  }
  if (noted.seen.size === before) return
  const asked = askedMs
  requestAnimationFrame(() => setTimeout(() => noted.pages.push(performance.now() - asked)))
}
addEventListener('DOMContentLoaded', () => {
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
})

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) noted.tasks.push(duration)
}).observe({ type: 'longtask' })

let last = performance.now()
function frame(now) {
  noted.frames.push(now - last)
  last = now
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)

/** Goes back; answers the milliseconds until the card stands within 4 px of the given place. */
noted.backTo = (id, top) =>
  new Promise((resolve) => {
    const started = performance.now()
    function look() {
      const card = document.querySelector(`[data-portfolio="${id}"]`)
      const ms = performance.now() - started
      if ((card && Math.abs(card.getBoundingClientRect().top - top) <= 4) || ms > 20_000) resolve(ms)
      else requestAnimationFrame(look)
    }
    history.back()
    requestAnimationFrame(look)
  })
