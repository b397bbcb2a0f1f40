import type { DraftPrices, QuoteDraft } from '@tameer/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Content, DraftSaver, type SavingState } from './draft-saver.ts'
import { dropKept, keep, readKept } from './kept-drafts.ts'

/** Those with something unsaved, by invitation: who leaves the screen and comes back finds it again. */
const left = new Map<string, DraftSaver>()

/** Saves nothing more of the forms that were left, and forgets them: tests have one page for all. */
export function forgetLeftDrafts(): void {
  for (const saver of left.values()) void saver.stop()
  left.clear()
}

/** Which form a draft is of; one of another kind is not read. */
type Kind = 'bill' | 'fee'

interface DraftOptions<Entry> {
  id: string
  kind: Kind
  stored: QuoteDraft | null
  /** What the form holds without a draft. */
  start: () => Entry
  /** How many prices an entry has of those that the form asks for: the company's list says so. */
  countPrices: (entry: Entry) => DraftPrices
  save: SaveDraft
}

/** Saves a draft, and how far it is; returns what is stored now. */
export type SaveDraft = (draft: QuoteDraft & { prices: DraftPrices }) => Promise<QuoteDraft>

export interface DraftState<Entry> {
  entry: Entry
  /** Changes the entry and saves it in a moment. */
  edit: (change: (entry: Entry) => Entry) => void
  saving: SavingState
  saver: DraftSaver
  takeTheirs: () => void
  /** Nothing of it is kept any more: the quote is sent. */
  close: () => void
}

/** A form's entry that is saved on the server while it is typed. Without a connection it stays on this device. */
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

/** The entry of a draft; a field that an older form did not have is as at the start. */
function entryOf<Entry extends object>(
  stored: QuoteDraft | null | undefined,
  kind: Kind,
  start: () => Entry,
): Entry {
  const draft: Content = stored?.draft ?? {}
  const entry = draft.kind === kind ? draft.entry : undefined
  return typeof entry === 'object' && entry !== null ? { ...start(), ...entry } : start()
}
