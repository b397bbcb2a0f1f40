import { type RefCallback, useCallback, useState } from 'react'
import { whenSettled } from '../settled.ts'

/** Distance from the viewport at which a picture is fetched, after the pictures in view are loaded. */
const ahead = '150% 0px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

function look(rootMargin: string) {
  observer?.disconnect()
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) waiting.get(target)?.()
      }
    },
    { rootMargin },
  )
  for (const element of waiting.keys()) observer.observe(element)
}

function watch() {
  look('0px')
  whenSettled(() => look(ahead))
}

/**
 * True once an element is in or near the viewport; it stays true. `already` makes it true from the start. The
 * browser's lazy loading fetches pictures several screens away, and more of them on a slow network.
 */
export function useNear(already: boolean): [near: boolean, element: RefCallback<Element>] {
  const [near, setNear] = useState(already || typeof IntersectionObserver === 'undefined')
  const element = useCallback((one: Element | null) => {
    if (!one) return
    const forget = () => {
      waiting.delete(one)
      observer?.unobserve(one)
    }
    waiting.set(one, () => {
      forget()
      setNear(true)
    })
    if (observer) observer.observe(one)
    else watch()
    return forget
  }, [])
  return [near, element]
}
