import { useEffect, useRef, useState } from 'react'
import * as words from '#words/order'
import type { Way } from './order-buttons.tsx'

/**
 * For a list that a person orders, each item marked with its id in `data-item`: keeps the focus on the moved item,
 * and returns words about its new place.
 */
export function useOrder(items: readonly { id: string }[], onMove: (id: string, place: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const focusNext = useRef<{ id: string; place: number; way: Way }>(undefined)

  // A moved node loses the focus, and a button that reached the end is disabled, so the focus is set again.
  useEffect(() => {
    const wanted = focusNext.current
    // The list may be drawn once more before it has the new order.
    if (!wanted || items[wanted.place]?.id !== wanted.id) return
    focusNext.current = undefined
    const card = list.current?.querySelector(`[data-item="${CSS.escape(wanted.id)}"]`)
    const find = (way: string) => card?.querySelector<HTMLButtonElement>(`button:enabled[data-order${way}]`)
    const button = find(`=${wanted.way}`) ?? find('')
    button?.focus()
  }, [items])

  return {
    list,
    said,
    /** Moves an item to a place counted from 0; `way` is that of the pressed button. */
    move: ({ id, name }: { id: string; name: string }, place: number, way?: Way) => {
      if (way) focusNext.current = { id, place, way }
      onMove(id, place)
      setSaid(words.movedTo(name, place + 1, items.length))
    },
  }
}
