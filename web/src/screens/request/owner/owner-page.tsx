import { screens } from '@tameer/contract'
import * as words from '#words/request-page'
import { BackLink } from '../../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../../ui/page-header.tsx'
import { CompaniesPart } from './companies/companies-part.tsx'
import { FoldedParts } from './folded-parts.tsx'
import { PageNotes, type PageNotesProps } from './page-notes.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { placeOf, stateOf, workOf } from './request-in-words.ts'
import { standingOf } from './standing.ts'
import { WaitingBox } from './waiting-box.tsx'

interface OwnerPageProps extends PageNotesProps {
  /** Ids of the quotes opened on this device. */
  seenQuotes: readonly string[]
}

/**
 * Page of a request that was sent to companies: their states, their questions, and everything else folded at the end.
 */
export function OwnerPage({ seenQuotes, ...notes }: OwnerPageProps) {
  const { opened } = notes
  const { request } = opened.view
  const standing = standingOf(opened.view, seenQuotes)
  const titleOf = request.mayAct ? words.titleOf : words.familyTitle
  return (
    <PageSheet>
      <PageHeader
        back={<BackLink to={screens.requests.to()}>{words.allRequests}</BackLink>}
        measure={words.measure(placeOf(request), stateOf(request))}
        title={titleOf(workOf(request))}
      />
      <PageNotes {...notes} />
      <WaitingBox opened={opened} standing={standing} />
      <div className="grid grid-cols-1 items-start gap-10 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
        <CompaniesPart opened={opened} standing={standing} />
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <QuestionsPart opened={opened} />
          <FoldedParts opened={opened} />
        </div>
      </div>
    </PageSheet>
  )
}
