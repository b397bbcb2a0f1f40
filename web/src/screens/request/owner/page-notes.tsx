import * as words from '#words/request-page'
import { keptRequests } from '../../../features/requests/kept-requests.ts'
import { CopyLink } from '../../../ui/copy-link.tsx'
import { TryAgain } from '../../../ui/fetched.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { linkOfRequest } from './links/link-of-request.ts'
import type { OpenedRequest } from './request-acts.ts'

export interface PageNotesProps {
  opened: OpenedRequest
  /** True once the request was confirmed on this page. */
  confirmed: boolean
  /** Why it could not be loaded again, and when the shown view was loaded. */
  failure: { message: string; shownFrom: string } | undefined
}

/** Notes above the page itself: who shared it, and what went wrong. */
export function PageNotes({ opened, confirmed, failure }: PageNotesProps) {
  const { request } = opened.view
  return (
    <div className="mb-8 grid gap-4 empty:hidden">
      {failure && (
        <TryAgain onAgain={() => void opened.load()}>
          {words.stale(failure.message, failure.shownFrom)}
        </TryAgain>
      )}
      {confirmed && request.state !== 'unconfirmed' && <Message>{words.confirmed}</Message>}
      {!request.mayAct && (
        <Message kind="note">
          {request.name ? (
            <Sentence parts={words.sharedBy(<bdi key="name">{request.name}</bdi>)} />
          ) : (
            words.shared
          )}
        </Message>
      )}
      {request.mayAct && !keptRequests.isStored() && (
        <Message
          action={
            <CopyLink
              copied={words.linkCopied}
              failed={words.linkNotCopied}
              link={linkOfRequest(request.id, opened.key)}
              shown
            >
              {words.copyLink}
            </CopyLink>
          }
          kind="alert"
        >
          {words.linkNotKept}
        </Message>
      )}
      {request.name === '' && <Message>{words.erased}</Message>}
    </div>
  )
}
