import type { HouseStage } from '@tameer/contract'
import * as words from '#words/house-closed'
import { stageName } from '#words/house-questions'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { onDay } from '../house-in-words.ts'
import { HouseThumb, useViewer } from '../house-pictures.tsx'

/** The first picture of each stage that is agreed and has some, with the viewer of them. */
function useStagePictures({ view, access }: OpenedHouse) {
  const shown = view.stages.flatMap((stage) => {
    const picture = stage.state === 'agreed' ? stage.claim?.images[0] : undefined
    return picture ? [{ stage, picture }] : []
  })
  const nameOf = (place: number) => captionOf(shown[place]?.stage)
  const pictures = shown.map(({ picture }) => picture)
  const [open, viewer] = useViewer(pictures, access, nameOf)
  return { shown, nameOf, open, viewer }
}

/** The last stage in large. Nothing without a picture. */
export function LastPicture({ opened }: { opened: OpenedHouse }) {
  const { shown, nameOf, open, viewer } = useStagePictures(opened)
  const place = shown.length - 1
  const last = shown[place]
  if (!last) return null
  return (
    <figure className="min-w-0">
      <HouseThumb
        access={opened.access}
        alt={nameOf(place)}
        className="aspect-3/2"
        large
        onOpen={() => open(place)}
        picture={last.picture}
      />
      <figcaption className="mt-2 text-muted text-small">{nameOf(place)}</figcaption>
      {viewer}
    </figure>
  )
}

/** One picture of each stage. Nothing without pictures. */
export function OnePicturePart({ opened }: { opened: OpenedHouse }) {
  const { shown, nameOf, open, viewer } = useStagePictures(opened)
  if (shown.length === 0) return null
  return (
    <section className="min-w-0 md:col-start-1">
      <h2 className="text-h2">{words.onePicture}</h2>
      <ul className="mt-4 grid grid-cols-3 gap-1.5">
        {shown.map(({ stage, picture }, place) => (
          <li className="min-w-0" key={stage.id}>
            <HouseThumb
              access={opened.access}
              alt={nameOf(place)}
              className="aspect-square"
              onOpen={() => open(place)}
              picture={picture}
            />
            <p aria-hidden="true" className="mt-1 text-muted text-small wrap-anywhere">
              {stageName(stage.stage)}
            </p>
          </li>
        ))}
      </ul>
      {viewer}
    </section>
  )
}

/** The stage and the day on which it was agreed. */
function captionOf(stage: HouseStage | undefined): string {
  if (!stage) return ''
  const name = stageName(stage.stage)
  return stage.agreedAt ? words.agreedOnDay(name, onDay(stage.agreedAt)) : name
}
