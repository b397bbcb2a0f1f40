import { useEffect, useRef, useState } from 'react'
import * as words from '#words/order'

/**
 * For a list whose items, each marked with its id in `data-item`, are put in order: keeps the focus on what moved, and holds
 * the words that say where it stands now.
 */
export function useOrder(items: readonly { id: string }[], onMove: (id: string, place: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const focusNext = useRef<{ id: string; place: number; button: string }>(undefined)

  // A moved node loses the focus, and a button that reached the end is disabled: hand the focus on.
  useEffect(() => {
    const wanted = focusNext.current
    // The list may be drawn once more before it has the new order.
    if (!wanted || items[wanted.place]?.id !== wanted.id) return
    focusNext.current = undefined
    const card = list.current?.querySelector(`[data-item="${CSS.escape(wanted.id)}"]`)
    const buttons = [...(card?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
    const isOrder = (one: HTMLButtonElement, start: string) => one.ariaLabel?.startsWith(start)
    const button =
      buttons.find((one) => isOrder(one, wanted.button)) ??
      buttons.find((one) => isOrder(one, words.moveEarlier) || isOrder(one, words.moveLater))
    button?.focus()
  }, [items])

  return {
    list,
    said,
    /** Puts an item at a place counted from 0; `button` is how the name of the pressed one begins. */
    move: ({ id, name }: { id: string; name: string }, place: number, button?: string) => {
      if (button) focusNext.current = { id, place, button }
      onMove(id, place)
      setSaid(words.movedTo(name, place + 1, items.length))
    },
  }
}
