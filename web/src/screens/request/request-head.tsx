import { detailedEstimateAddress, screens } from '@tameer/contract'
import * as words from '#words/request-form'
import { estimateQuery } from '../../lib/estimate-query.ts'
import { BackLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import type { BriefFigures } from './brief-figures.ts'
import type { RequestDraft } from './request-draft.ts'
import { type RequestStep, requestSteps } from './steps/request-steps.ts'

interface RequestHeadProps {
  draft: RequestDraft
  figures: BriefFigures
  /** The step on a phone; undefined when the whole form is one page. */
  step: RequestStep | undefined
}

/** The title of the form, or of a step on a phone, with a link back. */
export function RequestHead({ draft, figures: { estimate }, step }: RequestHeadProps) {
  const before = step && requestSteps[requestSteps.indexOf(step) - 1]
  const fromEstimate = estimate && draft.fromBill
  const back = before ? (
    <BackLink to={`${screens.newRequest.to()}?step=${before}`}>{words.stepNames[before]}</BackLink>
  ) : (
    fromEstimate && (
      <BackLink to={detailedEstimateAddress(estimateQuery(estimate))}>{words.yourEstimate}</BackLink>
    )
  )
  const title =
    step && step !== 'what'
      ? words.stepTitles[step]
      : words.titles[draft.service as keyof typeof words.titles]
  return <PageHeader back={back} measure={before ? undefined : words.measure} title={title} />
}
