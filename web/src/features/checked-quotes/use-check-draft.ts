import { useCallback, useRef, useState } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { type StoredText, storedText } from '../../browser/stored-text.ts'

/** Texts by the form they belong to. They stay in memory where the device keeps nothing. */
const texts = new Map<string, StoredText>()

/** The place of a draft beside the other drafts that this device keeps, see device-drafts.ts. */
function textOf(key: string): StoredText {
  const known = texts.get(key) ?? storedText(`keptDraft:check ${key}`)
  texts.set(key, known)
  return known
}

interface CheckDraft<Entry> {
  entry: Entry
  edit: (change: Partial<Entry>) => void
  /** True after another window changed the same form. */
  isOther: boolean
  takeTheirs: () => void
  keepMine: () => void
  drop: () => void
  /** False where the device keeps nothing. */
  lasts: boolean
}

/** Keeps what is typed into a form at every change: going back, a reload and a closed tab lose nothing. */
export function useCheckDraft<Entry extends object>(key: string, start: () => Entry): CheckDraft<Entry> {
  const stored = textOf(key)
  const [entry, setEntry] = useState(() => readEntry(stored.read(), start))
  const now = useWatched(stored, null)
  const own = useRef(now)
  const latest = useRef(entry)
  const keep = useCallback(() => {
    own.current = JSON.stringify({ at: Date.now(), values: latest.current })
    stored.write(own.current)
  }, [stored])
  const set = (next: Entry) => {
    latest.current = next
    setEntry(next)
  }
  return {
    entry,
    edit(change) {
      set({ ...latest.current, ...change })
      // An entry of another window is not replaced before the person decides.
      if (stored.read() === own.current) keep()
    },
    isOther: now !== own.current && now !== null,
    takeTheirs() {
      own.current = stored.read()
      set(readEntry(own.current, start))
    },
    keepMine: keep,
    drop() {
      own.current = null
      stored.write(null)
    },
    lasts: stored.isStored(),
  }
}

function readEntry<Entry extends object>(text: string | null, start: () => Entry): Entry {
  try {
    const { values } = JSON.parse(text ?? '{}') as { values?: unknown }
    const found = Object(values) as Record<string, unknown>
    const fields = Object.entries(start()).map(([name, blank]) => {
      const value = found[name]
      return [
        name,
        typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank) ? value : blank,
      ]
    })
    return Object.fromEntries(fields) as Entry
  } catch {
    return start()
  }
}
