// Runs in the page: records the time from each input event to the frame with another running total, ms.
window.billUpdates = []
let began
document.addEventListener(
  'input',
  (event) => {
    began = event.timeStamp
  },
  true,
)

const total = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join()
let before = ''
const painted = new MessageChannel()
painted.port1.onmessage = () => {
  if (began !== undefined) window.billUpdates.push(performance.now() - began)
  began = undefined
}
new MutationObserver(() => {
  const now = total()
  if (now === before) return
  before = now
  requestAnimationFrame(() => painted.port2.postMessage(undefined))
}).observe(document, { subtree: true, childList: true, characterData: true })
