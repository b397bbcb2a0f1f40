/** Elements that lead to another screen, or send something (see Button). */
const once = 'a[href^="#"], [data-open], [data-once]'

/**
 * Makes a double click on a link or a sending button count once. The second click of a link would add another history
 * entry, or would press an element of the next screen at that place. That of a button may come after a fast answer: it
 * would send again, or take back what the first one did. Returns the function that stops it.
 */
export function ignoreSecondClicks(): () => void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2 || !(event.target instanceof Element && event.target.closest(once))) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', ignore, true)
  return () => document.removeEventListener('click', ignore, true)
}
