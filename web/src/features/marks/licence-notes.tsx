import { type CompanyMark, licenceBelow, pecLimits } from '@tameer/contract'
import * as words from '#words/licence-limits'
import { classNames } from '../../ui/class-names.ts'
import { Sentence } from '../../ui/text/sentence.tsx'
import { SourceList } from '../../ui/text/source-list.tsx'

interface LicenceNotesProps {
  companies: readonly { id: string; name: string; marks: readonly Pick<CompanyMark, 'category'>[] }[]
  /** Estimate of what is to be built; null without one. */
  estimatePkr: number | null
  /** True before the companies are asked: the note adds that they can be. */
  beforeAsking?: boolean
  className?: string
}

/** Notes about the companies whose licence allows less than the estimate. Empty when there are none. */
export function LicenceNotes({ companies, estimatePkr, beforeAsking, className }: LicenceNotesProps) {
  const small = companies.flatMap(({ id, name, marks }) => {
    const licence = licenceBelow(marks, estimatePkr)
    return licence ? [{ id, name, licence }] : []
  })
  return (
    <div className={classNames('max-w-measure empty:hidden', className)} role="status">
      {small.length > 0 && (
        <div className={noteLook}>
          {small.map(({ id, name, licence }) => (
            <p key={id}>
              <Sentence parts={words.ofCompany(<bdi key="name">{name}</bdi>, words.aboveLimit(licence))} />
            </p>
          ))}
          {beforeAsking && <p>{words.askAllTheSame}</p>}
          <LimitSources />
        </div>
      )}
    </div>
  )
}

/** Look of a note about licences: information, not an alarm. */
export const noteLook = 'grid gap-2 border-edge border-s-4 ps-4'

/** The day on which the limits of PEC licences were known, and their sources. */
export function LimitSources() {
  return <SourceList lead={words.limitsAsOf(pecLimits.asOf)} sources={pecLimits.sources} />
}
