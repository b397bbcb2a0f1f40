import { type HouseEntry, houseLimits, reportableEntries } from '@tameer/contract'
import { lazy, Suspense } from 'react'
import * as words from '#words/house-page'
import { stageName } from '#words/house-questions'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { ReportButton } from '../../../features/reports/report-button.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Button } from '../../../ui/button.tsx'
import { authorOf, onDay, whenOf } from '../house-in-words.ts'
import { HouseThumb, useViewer } from '../house-pictures.tsx'

// By itself: only few houses have such entries.
const AboutEntry = lazy(async () => {
  const about = await importWithRetry(() => import('../material/about-entry.tsx'))
  return { default: about.AboutEntry }
})

const hourMs = 3_600_000
/** Kinds whose line names a thing that stands elsewhere in the view. */
const aboutKinds: readonly HouseEntry['kind'][] = ['delivery', 'snag']
/** Acts on a fault: their text is its place. */
const faultActs: readonly HouseEntry['kind'][] = ['snag-mended', 'snag-accepted', 'snag-reopened']

interface EntryLineProps {
  entry: HouseEntry
  opened: OpenedHouse
  onTakeBack: (entryId: string) => Promise<void>
}

/** One entry of the diary, or the line that stays of one that is gone. */
export function EntryLine({ entry, opened, onTakeBack }: EntryLineProps) {
  const { house, stages } = opened.view
  const name = authorOf(entry, house)
  if (entry.gone) {
    const gone = entry.gone === 'desk' ? words.takenOut : words.tookBack(name, onDay(entry.at))
    return <p className="border-edge border-s-2 ps-3 text-muted text-small">{gone}</p>
  }
  const stage = stages.find(({ id }) => id === entry.stageId)
  const said = entry.kind === 'work' ? entry.text : words.moves[entry.kind]
  const about = [whenOf(entry.at, house), stage && stageName(stage.stage)].filter(Boolean).join(' · ')
  const quoted = entry.kind === 'work' || faultActs.includes(entry.kind) ? '' : entry.text
  if (entry.kind !== 'work' && entry.images.length === 0 && quoted === '')
    return (
      <p className="text-muted text-small">
        <span className="font-medium text-ink">
          {said}
          <About entry={entry} view={opened.view} />
        </span>{' '}
        · <bdi>{name}</bdi> · {about}
      </p>
    )
  const fresh = serverNow() - Date.parse(entry.at) < houseLimits.entryHours * hourMs
  return (
    <>
      <EntryPictures entry={entry} name={name} opened={opened} />
      {said && (
        <p className="mt-2 leading-normal wrap-anywhere" dir="auto">
          {said}
          <About entry={entry} view={opened.view} />
        </p>
      )}
      {quoted && (
        <p className="wrap-anywhere" dir="auto">
          {words.quoted(quoted)}
        </p>
      )}
      <p className="mt-0.5 text-muted text-small">
        <bdi>{name}</bdi> · {about}
      </p>
      {entry.kind === 'work' && entry.mine && fresh && house.state === 'open' && (
        <Button className="-ms-2 px-2 text-small" onClick={() => void onTakeBack(entry.id)} variant="quiet">
          {words.takeEntryBack}
        </Button>
      )}
      {!entry.mine && reportableEntries.includes(entry.kind) && (
        <div className="-ms-2 text-small">
          <ReportButton
            thing={{ kind: 'house-entry', id: entry.id, houseId: house.id, houseKey: opened.access.houseKey }}
          />
        </div>
      )}
    </>
  )
}

/** The material that came, or the fault. */
function About({ entry, view }: { entry: HouseEntry; view: OpenedHouse['view'] }) {
  if (faultActs.includes(entry.kind))
    return (
      entry.text && (
        <>
          {' '}
          · <bdi>{entry.text}</bdi>
        </>
      )
    )
  if (!aboutKinds.includes(entry.kind)) return null
  return (
    <Suspense fallback={null}>
      <AboutEntry entry={entry} view={view} />
    </Suspense>
  )
}

/** One picture in full width, two side by side, from three on one large above the others; the last says how many more. */
function EntryPictures({ entry, name, opened }: { entry: HouseEntry; name: string; opened: OpenedHouse }) {
  const { images } = entry
  const day = words.displayDay(onDay(entry.at))
  const nameOf = (place: number) =>
    words.pictureAlt(place + 1, images.length, name, takenDay(entry, place) ?? day)
  const [open, viewer] = useViewer(images, opened.access, nameOf)
  if (images.length === 0) return null
  const taken = [...new Set(images.flatMap((_, place) => takenDay(entry, place) ?? []))]
  const shown = images.slice(0, 4)
  const hidden = images.length - 3
  return (
    <>
      <div className="grid grid-cols-6 gap-1">
        {shown.map((picture, place) => (
          <HouseThumb
            access={opened.access}
            alt={nameOf(place)}
            className={placeLook(place, images.length)}
            key={picture.id}
            onOpen={() => open(place)}
            picture={picture}
          >
            {place === 3 && hidden > 1 && (
              <span className="absolute inset-0 grid place-items-center bg-[rgb(8_20_33/55%)] font-display text-h3 text-white">
                {words.morePictures(hidden)}
              </span>
            )}
          </HouseThumb>
        ))}
      </div>
      {taken.length > 0 && <p className="mt-1 text-muted text-small">{taken.join(' · ')}</p>}
      {viewer}
    </>
  )
}

function placeLook(place: number, count: number): string {
  if (count === 2) return 'col-span-3 aspect-4/3'
  if (place === 0) return 'col-span-6 aspect-3/2 md:aspect-2/1'
  return count === 3 ? 'col-span-3 aspect-4/3' : 'col-span-2 aspect-square'
}

/** Day on which a picture was taken, when that was more than a day before it was sent. */
function takenDay({ images, at }: HouseEntry, place: number): string | undefined {
  const takenAt = images[place]?.takenAt
  if (!takenAt || Date.parse(at) - Date.parse(takenAt) < 24 * hourMs) return undefined
  return words.pictureTaken(onDay(takenAt))
}
