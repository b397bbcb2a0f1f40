import { estimateToBuild, type Invitation, licenceBelow, licenceFor, screens } from '@tameer/contract'
import * as words from '#words/licence-limits'
import { LimitSources, noteLook } from '../../features/marks/licence-notes.tsx'
import { listOwnMarks } from '../../features/marks/mark-calls.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Link } from '../../ui/link.tsx'

/**
 * Note for a company whose checked licence allows less than the estimate, or that has none for this work: the family
 * reads the same. Nothing otherwise, and while its marks are not known.
 */
export function OwnLicenceNote({ request }: Pick<Invitation, 'request'>) {
  const { value } = useFetched('own', listOwnMarks)
  if (!value) return null
  const marks = value.filter(({ state }) => state === 'checked')
  const small = licenceBelow(marks, estimateToBuild(request))
  if (small)
    return (
      <div className={`${noteLook} max-w-measure`} role="status">
        <p>
          {words.aboveLimit(small)} {words.familyReads}
        </p>
        <LimitSources />
      </div>
    )
  if (licenceFor(request.service, marks)) return null
  return (
    <p className={`${noteLook} max-w-measure`} role="status">
      {words.noneOfYours}
      <Link className="link justify-self-start py-0.5" to={screens.settings.to('marks')}>
        {words.enterOne}
      </Link>
    </p>
  )
}
