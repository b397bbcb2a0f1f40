import { type HouseEntry, screens } from '@tameer/contract'
import { useId, useState } from 'react'
import * as words from '#words/house-page'
import { act, type OpenedHouse } from '../../../features/houses/house-acts.ts'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { houseRequest } from '../../../net/house-client.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { redAct, waitingClaim } from '../red-act.ts'
import { EntryLine } from './entry-line.tsx'
import { inBlocks } from './in-blocks.ts'

const shownFirst = 5

/** The newest entries of the diary; a press shows the others, page by page. */
export function NewestPart({ opened, className }: { opened: OpenedHouse; className: string }) {
  const id = useId()
  const { view } = opened
  const diary = useDiary(opened)
  const toLink = redAct(view) === 'links'
  return (
    <section aria-labelledby={id} className={className}>
      <h2 className="text-h2" id={id}>
        {words.newest}
      </h2>
      {diary.entries.length === 0 && <p className="mt-2">{emptyText(view.house.role)}</p>}
      {toLink && (
        <ActionLink className="mt-4 max-sm:w-full" main to={screens.house.to(view.house.id, { do: 'links' })}>
          {words.sendSiteLink}
        </ActionLink>
      )}
      {diary.entries.length > 0 && (
        <ul className="mt-4 grid gap-8">
          {diary.entries.map((entry) => (
            <li key={entry.id}>
              <EntryLine entry={entry} onTakeBack={diary.takeBack} opened={opened} />
            </li>
          ))}
        </ul>
      )}
      {diary.more && (
        <Button busy={diary.busy} className="mt-6" onClick={diary.showMore}>
          {diary.more}
        </Button>
      )}
    </section>
  )
}

function emptyText(role: OpenedHouse['view']['house']['role']): string {
  return role === 'own' ? words.nothingYet : words.nothingYetSite
}

/** The entries on the page: the first few of the view, then all of it, then older pages. */
function useDiary(opened: OpenedHouse) {
  const { view, access } = opened
  const { busy, start } = useCarefulAct()
  const [all, setAll] = useState(false)
  const [older, setOlder] = useState<readonly HouseEntry[]>([])
  const [cursor, setCursor] = useState<string | null>()
  const { data, nextCursor } = view.entries
  const next = cursor === undefined ? nextCursor : cursor
  const known = new Set(data.map(({ id }) => id))
  const entries = all
    ? [...data, ...older.filter(({ id }) => !known.has(id))]
    : inShort(view).slice(0, shownFirst)
  const fetchMore = async () => {
    const page = await houseRequest('listHouseEntries', {
      params: { id: view.house.id },
      query: { cursor: next ?? undefined },
      ...access,
    })
    setOlder([...older, ...page.data])
    setCursor(page.nextCursor)
  }
  const showMore = () => {
    if (!all) setAll(true)
    else void start(fetchMore)
  }
  const takeBack = async (entryId: string) => {
    if (await start(() => act(opened, 'takeBackEntry', { entryId }))) showToast(words.entryTakenBack)
  }
  return {
    entries,
    busy,
    showMore,
    takeBack,
    more: moreOf(all, data.length - entries.length, data.length, next),
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

/** Words of the button below the entries; undefined when there are no others. */
function moreOf(all: boolean, hidden: number, count: number, next: string | null): string | undefined {
  if (all) return next === null ? undefined : words.showMore
  if (hidden <= 0 && next === null) return undefined
  return next === null ? words.showAllOf(count) : words.showAll
}
