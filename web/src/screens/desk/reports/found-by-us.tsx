import type { DeskReport } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/desk-shared'
import { SharedLine } from '../shared-line.tsx'

/** Found by the product itself: numbers, names and pictures of the reported thing that other companies have too. */
export function FoundByUs({ report }: { report: DeskReport }) {
  const { found, moreFound, company, projectId, pictures } = report
  const id = useId()
  if (!company || found.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4 max-w-measure border-edge border-s-4 bg-wash p-4">
      <h2 className="font-medium font-sans text-body" id={id}>
        {words.foundByUs}
      </h2>
      <ul className="mt-2 grid gap-4">
        {found.map((one) => {
          const place = projectId === null ? -1 : pictures.indexOf(one.picture ?? '')
          return (
            <SharedLine
              holder={company}
              key={one.id}
              place={place < 0 ? undefined : words.herePicture(place + 1)}
              shared={one}
            >
              {one.aside && <p className="mt-1 text-muted">{words.wasPutAside}</p>}
            </SharedLine>
          )
        })}
      </ul>
      {moreFound && <p className="mt-3 text-muted text-small">{words.foundMore}</p>}
    </section>
  )
}
