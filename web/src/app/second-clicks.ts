/** What leads to another screen. */
const onward = 'a[href^="#"], [data-open]'

/**
 * Lets a double click on a link count once: its second half would be another step in the history, or would press what
 * the next screen has in that place. Call the function returned to stop.
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
