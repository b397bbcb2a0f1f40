import type { DraftPrices, QuoteDraft } from '@tameer/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Content, DraftSaver, type SavingState } from './draft-saver.ts'
import { dropKept, keep, readKept } from './kept-drafts.ts'

/**
 * Savers with unsaved changes, by invitation, so that a person who leaves the screen and comes back finds the changes
 * again.
 */
const left = new Map<string, DraftSaver>()

/** Stops saving the forms that were left, and forgets them. For tests, which share one page. */
export function forgetLeftDrafts(): void {
  for (const saver of left.values()) void saver.stop()
  left.clear()
}

/** Kind of form of a draft; a draft of another kind is not read. */
type Kind = 'bill' | 'fee'

interface DraftOptions<Entry> {
  id: string
  kind: Kind
  stored: QuoteDraft | null
  /** Returns the entry of a form without a draft. */
  start: () => Entry
  /** Counts the prices the form asks for, and those typed. The company's list shows both. */
  countPrices: (entry: Entry) => DraftPrices
  save: SaveDraft
}

/** Saves a draft with its counts of prices; returns the stored draft. */
export type SaveDraft = (draft: QuoteDraft & { prices: DraftPrices }) => Promise<QuoteDraft>

export interface DraftState<Entry> {
  entry: Entry
  /** Changes the entry and saves it after a short pause. */
  edit: (change: (entry: Entry) => Entry) => void
  saving: SavingState
  saver: DraftSaver
  takeTheirs: () => void
  /** Drops everything that is kept of the draft, because the quote is sent. */
  close: () => void
}

/**
 * Keeps a form's entry and saves it on the server while the person types. Without a connection it stays on this
 * device.
 */
export function useDraft<Entry extends object>({
  id,
  kind,
  stored,
  start,
  countPrices,
  save,
}: DraftOptions<Entry>): DraftState<Entry> {
  const saveNow = (draft: QuoteDraft) => save({ ...draft, prices: countPrices(entryOf(draft, kind, start)) })
  const latest = useRef(saveNow)
  latest.current = saveNow
  const [saver] = useState(() => {
    const before = left.get(id)
    if (before?.unsaved()) return before
    const kept = readKept(id)
    const device = { keep: (draft: QuoteDraft) => keep(id, draft), drop: () => dropKept(id) }
    const made = new DraftSaver(
      kept?.version ?? stored?.version ?? 0,
      (draft) => latest.current(draft),
      device,
    )
    if (kept) made.change(kept.draft)
    return made
  })
  const [entry, setEntry] = useState(() => entryOf<Entry>(saver.unsaved() ?? stored, kind, start))
  const [saving, setSaving] = useState<SavingState>({ is: 'untouched' })

  useEffect(() => {
    saver.listen(setSaving)
    left.set(id, saver)
    const retry = () => void saver.flush()
    const warn = (event: BeforeUnloadEvent) => {
      if (!saver.unsaved()) return
      retry()
      if (!saver.keep()) event.preventDefault()
    }
    retry()
    window.addEventListener('online', retry)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('online', retry)
      window.removeEventListener('beforeunload', warn)
      saver.listen(undefined)
      retry()
    }
  }, [saver, id])

  const current = useRef(entry)
  const set = useCallback((next: Entry) => {
    current.current = next
    setEntry(next)
  }, [])
  const edit = useCallback(
    (change: (entry: Entry) => Entry) => {
      const next = change(current.current)
      if (next === current.current) return
      set(next)
      saver.change({ kind, entry: next })
    },
    [saver, kind, set],
  )
  const takeTheirs = () => {
    const draft = saver.takeTheirs()
    if (draft) set(entryOf<Entry>({ draft, version: 0 }, kind, start))
  }
  const close = () => {
    left.delete(id)
    dropKept(id)
    void saver.stop()
  }
  return { entry, edit, saving, saver, takeTheirs, close }
}

/** The entry of a draft. Fields that an older form did not have get their start value. */
function entryOf<Entry extends object>(
  stored: QuoteDraft | null | undefined,
  kind: Kind,
  start: () => Entry,
): Entry {
  const draft: Content = stored?.draft ?? {}
  const entry = draft.kind === kind ? draft.entry : undefined
  return typeof entry === 'object' && entry !== null ? { ...start(), ...entry } : start()
}
