import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Distance from the upper or lower edge of the window at which a drag scrolls, px. */
const edgePx = 96
const scrollPx = 10

/**
 * Lets a person order a list by dragging a grip with mouse, pen or finger. Each item is marked with its id in
 * `data-item`. `onDrop` gets the dragged item and the item it was dropped on.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, over: string) => void,
) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const pointer = useRef({ x: 0, y: 0 })

  useEffect(() => {
    if (dragged === undefined) return
    let frame = 0
    const scroll = () => {
      const { x, y } = pointer.current
      if (y < edgePx) scrollBy(0, -scrollPx)
      else if (y > innerHeight - edgePx) scrollBy(0, scrollPx)
      const item = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-item]')
      if (item && list.current?.contains(item)) setOver(item.dataset.item)
      frame = requestAnimationFrame(scroll)
    }
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDragged(undefined)
    }
    frame = requestAnimationFrame(scroll)
    addEventListener('keydown', giveUp)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', giveUp)
      setOver(undefined)
    }
  }, [dragged, list])

  const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
    pointer.current = { x, y }
  }
  return {
    dragged,
    over: dragged === over ? undefined : over,
    /** Props for the grip of an item. Its classes must keep a finger on it from scrolling: `touch-none`. */
    grip: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        // Keeps a mouse from selecting text while it drags.
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
        setDragged(id)
      },
      onPointerMove: follow,
      onPointerUp: () => {
        if (dragged !== undefined && over !== undefined && dragged !== over) onDrop(dragged, over)
        setDragged(undefined)
      },
      onPointerCancel: () => setDragged(undefined),
    }),
  }
}
