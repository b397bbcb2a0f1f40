import { type RefCallback, useCallback, useState } from 'react'

/** True while any part of an element is in the viewport; true until that is known, false where a browser cannot tell. */
export function useInView(): [inView: boolean, element: RefCallback<Element>] {
  const [inView, setInView] = useState(true)
  const element = useCallback((one: Element | null) => {
    if (!one) return
    if (typeof IntersectionObserver === 'undefined') {
      setInView(false)
      return
    }
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true))
    observer.observe(one)
    return () => observer.disconnect()
  }, [])
  return [inView, element]
}
