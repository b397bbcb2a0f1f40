import * as words from '#words/request-page'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { Sentence } from '../../../ui/sentence.tsx'
import type { OpenedRequest } from './request-acts.ts'

export interface PageNotesProps {
  opened: OpenedRequest
  /** Whether a link that was opened confirmed it; undefined when none was. */
  confirmed: boolean | undefined
  /** Why it could not be fetched again, and when what is shown was fetched. */
  failure: { message: string; shownFrom: string } | undefined
}

/** What is to know before the page itself: who shared it, and what went wrong. */
export function PageNotes({ opened, confirmed, failure }: PageNotesProps) {
  const { request } = opened.view
  const unconfirmed = request.state === 'unconfirmed'
  return (
    <div className="mb-8 grid gap-4 empty:hidden">
      {failure && (
        <Message action={<Button onClick={() => void opened.load()}>{words.tryAgain}</Button>} kind="alert">
          {words.stale(failure.message, failure.shownFrom)}
        </Message>
      )}
      {confirmed === true && !unconfirmed && <Message>{words.confirmed}</Message>}
      {confirmed === false && unconfirmed && <Message kind="alert">{words.linkRefused}</Message>}
      {!request.mayAct && (
        <Message kind="note">
          {request.name ? (
            <Sentence parts={words.sharedBy(<bdi key="name">{request.name}</bdi>)} />
          ) : (
            words.shared
          )}
        </Message>
      )}
      {request.name === '' && <Message>{words.erased}</Message>}
    </div>
  )
}
