import type { HouseEntry } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/house-page'
import { act, type OpenedHouse } from '../../../features/houses/house-acts.ts'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { ApiError } from '../../../net/api-error.ts'
import { houseRequest } from '../../../net/house-client.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { waitingClaim } from '../red-act.ts'
import { inBlocks } from './in-blocks.ts'

const shownFirst = 5

/** The entries on the page: the newest few, and after `showAll` all of them, page by page. */
export function useDiary(opened: OpenedHouse) {
  const { view, access } = opened
  const { start } = useCarefulAct()
  const { busy, run } = useSingleSubmit()
  const [all, setAll] = useState(false)
  const [fetched, setFetched] = useState<{ entries: readonly HouseEntry[]; next: string | null }>()
  const { data, nextCursor } = view.entries
  const next = fetched ? fetched.next : nextCursor
  const known = new Set(data.map(({ id }) => id))
  const whole = [...data, ...(fetched?.entries.filter(({ id }) => !known.has(id)) ?? [])]
  const entries = all ? whole : inShort(view).slice(0, shownFirst)
  const fetchMore = async () => {
    const page = await houseRequest('listHouseEntries', {
      params: { id: view.house.id },
      query: { cursor: next ?? undefined },
      ...access,
    })
    // With those of the view: a new entry takes the last of them out of it.
    setFetched({ entries: [...whole, ...page.data], next: page.nextCursor })
  }
  const takeBack = async (entryId: string) => {
    if (!(await start(() => act(opened, 'takeBackEntry', { entryId })))) return
    showToast(words.entryTakenBack)
    if (fetched)
      setFetched({
        ...fetched,
        entries: fetched.entries.map((one) => (one.id === entryId ? gone(one) : one)),
      })
  }
  return {
    entries,
    busy,
    takeBack,
    showAll: () => setAll(true),
    /** Words of the button that shows all; undefined when there are no others, and once all are shown. */
    toShowAll: all ? undefined : showAllWords(view, entries.length),
    fetchMore: () => void run(() => fetchMore().then(() => false, notLoaded)),
    /** Cursor of the page to fetch, once all are shown. */
    next: all ? next : null,
  }
}

/** The newest entries without those that stand elsewhere on the page: a stage has begun, a claim waits for the caller. */
function inShort(view: OpenedHouse['view']): HouseEntry[] {
  const waits = view.house.role === 'own' ? waitingClaim(view)?.id : undefined
  return inBlocks(
    view.entries.data.filter(
      ({ kind, stageId }) =>
        kind !== 'begun' && !(kind === 'claim' && waits !== undefined && stageId === waits),
    ),
  )
}

/** Entries are numbered without gaps; a caller without money does not see all of them, and is told no number. */
function showAllWords({ house, entries }: OpenedHouse['view'], shown: number): string | undefined {
  const { data, nextCursor } = entries
  if (nextCursor === null) return data.length > shown ? words.showAllOf(data.length) : undefined
  return house.seesMoney ? words.showAllOf(data[0]?.seq ?? data.length) : words.showAll
}

/** Says that a page could not be loaded; its button stays. */
function notLoaded(error: unknown): false {
  if (!(error instanceof ApiError)) throw error
  showToast(words.notLoaded(error.message), 'alert')
  return false
}

function gone(entry: HouseEntry): HouseEntry {
  return { ...entry, text: '', images: [], gone: 'author' }
}
