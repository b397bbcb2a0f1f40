import { type RefCallback, useCallback, useState } from 'react'
import { whenSettled } from './settled.ts'

/** How far off the screen a picture is fetched, once what is on it is shown. */
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
 * Whether an element is on the screen or soon will be; once so, it stays so. With `already` it is from the start. Lazy
 * loading alone fetches what is several screens away, the more the slower the network.
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
