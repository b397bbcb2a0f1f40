import { licenceBelow } from '@tameer/contract'
import { aboveLimit } from '#words/licence-limits'
import * as words from '#words/request-form'
import { usePreviewUrls } from '../../../browser/hooks/use-preview-urls.ts'
import { CompanyLogo } from '../../../features/companies/company-logo.tsx'
import { useSummaries } from '../../../features/companies/use-summaries.ts'
import { RequestBrief } from '../../../features/requests/request-brief.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { type BriefFigures, briefOf, estimateOf } from '../brief-figures.ts'
import { BriefHead } from '../brief-head.tsx'
import type { RequestDraft } from '../request-draft.ts'

interface CheckStepProps {
  draft: RequestDraft
  figures: BriefFigures
  pictures: readonly File[]
  /** The send button, where it stands beside the summary. */
  children?: React.ReactNode
}

/** Everything as the companies will see it, and the family's data that they see. */
export function CheckStep({ draft, figures, pictures, children }: CheckStepProps) {
  const urls = usePreviewUrls(pictures)
  const brief = briefOf(draft, figures)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <p className="text-muted">{words.asSeen}</p>
      <div className="drafted p-5">
        <BriefHead brief={brief} companies={draft.companies.length} pictures={pictures.length} />
        <div className="mt-4 border-line border-t">
          <Fold title={words.allTheySee}>
            <RequestBrief brief={brief}>
              {pictures.length > 0 && (
                <ul aria-label={words.picturesName} className="grid grid-cols-3 gap-2">
                  {pictures.map((file) => (
                    <li key={urls.get(file) ?? file.name}>
                      <img
                        alt={file.name}
                        className="aspect-4/3 w-full bg-wash object-cover"
                        src={urls.get(file)}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </RequestBrief>
          </Fold>
        </div>
        <Asked draft={draft} estimatePkr={estimateOf(draft, figures)} />
      </div>
      {children}
      <section aria-label={words.ofYou}>
        <h3 className="mb-2 text-h3">{words.ofYou}</h3>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
          <dt className="text-muted">{words.nameName}</dt>
          <dd className="wrap-anywhere">
            <bdi>{draft.name.trim() || words.notGiven}</bdi>
          </dd>
          <dt className="text-muted">{words.email}</dt>
          <dd>{words.neverShown}</dd>
          <dt className="text-muted">{words.phoneName}</dt>
          <dd>{draft.phone.trim() ? words.hiddenUntil : words.notGiven}</dd>
        </dl>
      </section>
    </div>
  )
}

interface AskedProps {
  draft: RequestDraft
  estimatePkr: number | null
}

/** The companies that will get it, each with a note when its licence allows less than the estimate. */
function Asked({ draft: { companies }, estimatePkr }: AskedProps) {
  const { byId } = useSummaries(companies.map(({ id }) => id))
  return (
    <ul className="mt-4 grid gap-2 empty:hidden">
      {companies.map(({ id, name }) => {
        const { company, marks = [] } = byId?.get(id) ?? {}
        const small = licenceBelow(marks, estimatePkr)
        return (
          <li className="flex min-h-10 items-center gap-3" key={id}>
            {company ? <CompanyLogo company={company} sizePx={36} /> : <span className="size-9" />}
            <span className="min-w-0 wrap-anywhere">
              <bdi>{(company?.name ?? name) || words.aCompany}</bdi>
              {small && <span className="block text-small">{aboveLimit(small)}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
