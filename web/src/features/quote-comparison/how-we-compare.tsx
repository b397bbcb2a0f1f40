import * as words from '#words/quote-comparison'
import { Added } from '../../ui/added.tsx'

/** The rules of the comparison in four sentences. */
export function HowWeCompare() {
  const [dashed = '', marks = ''] = words.howDashed
  return (
    <div className="grid max-w-measure gap-2.5 text-muted text-small">
      <p>
        {words.howAdded} <Added>{dashed}</Added>
        {marks}
      </p>
      <p>{words.howAside}</p>
      <p>{words.howExtras}</p>
      <p>{words.howOrder}</p>
    </div>
  )
}
