import { screens } from '@tameer/contract'
import { useEffect, useId } from 'react'
import * as words from '#words/house-page'
import { useNear } from '../../../browser/hooks/use-near.ts'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { redAct } from '../red-act.ts'
import { EntryLine } from './entry-line.tsx'
import { useDiary } from './use-diary.ts'

/** The newest entries of the diary; a press shows the others, each page once its place is near. */
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
      {diary.toShowAll && (
        <Button className="mt-6" onClick={diary.showAll}>
          {diary.toShowAll}
        </Button>
      )}
      {diary.next !== null && <MoreEntries diary={diary} key={diary.next} />}
    </section>
  )
}

function emptyText(role: OpenedHouse['view']['house']['role']): string {
  return role === 'own' ? words.nothingYet : words.nothingYetSite
}

/** The place of the next page, which is fetched once it is near; its button tries again. */
function MoreEntries({ diary: { busy, fetchMore } }: { diary: ReturnType<typeof useDiary> }) {
  const [near, element] = useNear(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (near) fetchMore()
  }, [near])
  return (
    <div className="mt-6" ref={near ? undefined : element}>
      <Button busy={busy} onClick={fetchMore}>
        {words.showMore}
      </Button>
    </div>
  )
}
