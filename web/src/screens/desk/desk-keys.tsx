import { Fragment, type RefObject, useEffect, useRef } from 'react'
import * as words from '#words/desk-shared'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../browser/media.ts'
import { topModal } from '../../browser/modals.ts'
import { storedText } from '../../browser/stored-text.ts'

/** A key of a queue, without modifiers, and what it does. */
export interface KeyAct {
  key: 'J' | 'K' | 'A' | 'R'
  /** In a word or two. */
  name: string
  run: () => void
}

/** `off` where somebody has switched the keys off on this device. */
const kept = storedText('desk-keys')
/** A device that is only touched has no keys. */
const withKeyboard = mediaQuery('(any-hover: hover)')
// A letter does nothing in a box to tick.
const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Runs the acts of a queue by key, names the keys, and lets a person switch them off. */
export function DeskKeys({ acts }: { acts: readonly KeyAct[] }) {
  const shown = useWatched(withKeyboard, false)
  const off = useWatched(kept, null) === 'off'
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    if (!shown || off) return
    const press = (event: KeyboardEvent) => {
      const act = latest.current.find(({ key }) => key === letterOf(event))
      if (!act || !isFree(event)) return
      event.preventDefault()
      act.run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shown, off])
  if (!shown) return null
  return (
    <p className="mt-4 text-muted text-small">
      {off ? (
        words.keysAreOff
      ) : (
        <>
          {words.keys}
          {acts.map(({ key, name }, place) => (
            <Fragment key={key}>
              {place > 0 && ' ·'} <kbd className="rounded-xs border border-edge bg-sheet px-1.5">{key}</kbd>{' '}
              {name}
            </Fragment>
          ))}{' '}
          ·
        </>
      )}{' '}
      <button className="link min-h-6 py-1" onClick={() => kept.write(off ? null : 'off')} type="button">
        {off ? words.switchKeysOn : words.switchKeysOff}
      </button>
    </p>
  )
}

/** The letter of a key; where a keyboard writes other letters, the one in that place. */
function letterOf({ key, code }: KeyboardEvent): string | undefined {
  return /^[a-z]$/i.test(key) ? key.toUpperCase() : /^Key([A-Z])$/.exec(code)?.[1]
}

/** False for a key that belongs to a field, to an open dialog, to the browser or to something else. */
function isFree(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, isComposing, repeat, defaultPrevented, target } = event
  if (altKey || ctrlKey || metaKey || shiftKey || isComposing || repeat || defaultPrevented) return false
  return !topModal.read() && !(target instanceof Element && target.closest(fields))
}

/**
 * Rows of a list for `J` and `K`: they move the focus to the first link or button of the next row and of the one
 * before. `at` is the place of the row with the focus, or 0.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): { moves: KeyAct[]; at: () => number } {
  const place = () => {
    const rows = [...(list.current?.children ?? [])]
    return { rows, now: rows.findIndex((row) => row.contains(document.activeElement)) }
  }
  const move = (to: (now: number) => number) => () => {
    const { rows, now } = place()
    rows[to(now)]?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return {
    moves: [
      { key: 'J', name: words.nextOne, run: move((now) => now + 1) },
      { key: 'K', name: words.oneBefore, run: move((now) => Math.max(0, now - 1)) },
    ],
    at: () => Math.max(0, place().now),
  }
}
