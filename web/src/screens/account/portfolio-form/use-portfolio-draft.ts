import type { Portfolio, PortfolioBase, User } from '@tameer/contract'
import { useRef, useState } from 'react'
import { clearDraft, type DraftValues, readDraft, writeDraft } from '../../../forms/draft.ts'
import { dropOnDevice, keepOnDevice, readOnDevice } from '../../../store/device-drafts.ts'
import { portfolioDraftKeys } from './portfolio-draft-keys.ts'
import { type FormPictures, keptPictures } from './portfolio-pictures.ts'
import {
  beforeChange,
  changedValues,
  draftOf,
  newValues,
  type PortfolioValues,
  storedValues,
  withBase,
  withDraft,
} from './portfolio-values.ts'

/** Fetched apart: the form can be filled in without it. */
export const loadDraftPictures = () => import('../../../forms/pictures/draft-pictures.ts')

/** Runs `work` with the module. If it cannot be loaded, no pictures were kept, and none can be. */
function withKept(work: (module: Awaited<ReturnType<typeof loadDraftPictures>>) => void): void {
  loadDraftPictures().then(work, () => {})
}

type DraftKeys = ReturnType<typeof portfolioDraftKeys>

/** The two as the device keeps them, for another tab or another day. */
type Kept = Record<keyof DraftKeys, DraftValues>

/** Initial values of the form: the stored ones, overlaid by the draft of the changes if there is one. */
function open({ changes, before }: DraftKeys, user: User, portfolio: Portfolio | undefined) {
  const { idempotencyKey: key, chosen, ...draft } = readDraft(changes) ?? {}
  const stored = portfolio ? storedValues(portfolio) : newValues(user.contact)
  return {
    values: withDraft(stored, draft),
    /** The server compares these with what it has stored when the changes are sent. */
    base: withDraft(stored, readDraft(before) ?? {}),
    idempotencyKey: typeof key === 'string' ? key : crypto.randomUUID(),
    fromDraft: Object.keys(draft).length > 0,
    /** When what another tab left was kept, ms: this one may go on with it. */
    waitsSince: key === undefined ? readOnDevice<Kept>(changes)?.at : undefined,
    /** How many pictures had been chosen; undefined while nothing was done with pictures. */
    chosen: typeof chosen === 'string' ? Number(chosen) : undefined,
  }
}

function clear({ changes, before }: DraftKeys): void {
  clearDraft(changes)
  clearDraft(before)
  dropOnDevice(changes)
}

/**
 * The values a portfolio form opens with, its draft's if there is one. The form is behind the guard and is never
 * prerendered, so storage may be read in the first render.
 */
export function usePortfolioDraft(user: User, portfolio: Portfolio | undefined) {
  const keys = portfolioDraftKeys(user.id, portfolio?.id)
  const closed = useRef(false)
  const [opened, setOpened] = useState(() => ({ ...open(keys, user, portfolio), round: 0 }))
  const { base, idempotencyKey } = opened
  const chosen = useRef(opened.chosen)
  const clearAll = () => {
    clear(keys)
    chosen.current = undefined
    withKept(({ dropPictures }) => void dropPictures(idempotencyKey))
  }
  return {
    ...opened,
    key: keys.changes,
    save: (values: PortfolioValues) => {
      if (closed.current) return
      const changes = changedValues(values, base)
      const number = chosen.current === undefined ? {} : { chosen: String(chosen.current) }
      const kept: Kept = {
        changes: { ...draftOf(changes), idempotencyKey, ...number },
        before: draftOf(beforeChange(changes, base)),
      }
      writeDraft(keys.changes, kept.changes)
      writeDraft(keys.before, kept.before)
      keepOnDevice(keys.changes, kept)
    },
    /** Takes over what another tab left. */
    goOn: () => {
      const kept = readOnDevice<Kept>(keys.changes)?.values
      if (!kept) return
      writeDraft(keys.changes, kept.changes)
      writeDraft(keys.before, kept.before)
      const taken = open(keys, user, portfolio)
      chosen.current = taken.chosen
      setOpened({ ...taken, round: opened.round + 1 })
    },
    /** Keeps the pictures beside the text; `save` comes next. */
    savePictures: (pictures: FormPictures) => {
      if (closed.current) return
      chosen.current = pictures.items.filter((one) => !one.stored).length
      withKept(({ keepPictures }) => {
        if (!closed.current) void keepPictures(idempotencyKey, keptPictures(pictures))
      })
    },
    /** The form was sent: nothing is left to keep. */
    close: () => {
      closed.current = true
      clearAll()
    },
    /** Takes what the server has stored now as what the form was opened with. */
    rebase: (current: PortfolioBase) => setOpened({ ...opened, base: withBase(base, current) }),
    /** Leaves what was typed to the form of the portfolio that an earlier try wrote, and closes this one. */
    handOver: (id: string) => {
      closed.current = true
      const { idempotencyKey: _, chosen: __, ...typed } = readDraft(keys.changes) ?? {}
      clearAll()
      writeDraft(portfolioDraftKeys(user.id, id).changes, typed)
    },
    /** Throws the draft away; a new round makes the form start anew. */
    startAfresh: () => {
      clearAll()
      setOpened({ ...open(keys, user, portfolio), round: opened.round + 1 })
    },
  }
}

export type PortfolioDraft = ReturnType<typeof usePortfolioDraft>
