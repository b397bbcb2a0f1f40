import { useEffect, useRef } from 'react'
import { focusHeading } from '../../browser/focus-heading.ts'

/**
 * For a box that is gone after its act: the next thing that waits then gets the focus, or the heading. Call the returned function
 * once the act is done; the box may go before or after.
 */
export function useHeadingWhenGone(): () => void {
  const box = useRef({ gone: false, done: false })
  useEffect(() => {
    const { current } = box
    current.gone = false
    return () => {
      current.gone = true
      if (current.done) focusHeading()
    }
  }, [])
  return () => {
    box.current.done = true
    if (box.current.gone) focusHeading()
  }
}
