/** Elements that lead to another screen. */
const onward = 'a[href^="#"], [data-open]'

/**
 * Makes a double click on a link count once: its second click would add another history entry, or would press an
 * element of the next screen at that place. Returns the function that stops it.
 */
export function ignoreSecondClicks(): () => void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2 || !(event.target instanceof Element && event.target.closest(onward))) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', ignore, true)
  return () => document.removeEventListener('click', ignore, true)
}
