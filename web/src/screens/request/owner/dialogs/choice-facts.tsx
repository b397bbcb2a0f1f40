import { dayInPakistan, type RequestView } from '@tameer/contract'
import { type ReactNode, useMemo } from 'react'
import { flagText } from '#words/quote-flags'
import * as words from '#words/request-page'
import { compareQuotes } from '../../../../features/quote-comparison/compared.ts'
import { serverNow } from '../../../../lib/server-time.ts'
import { Message } from '../../../../ui/text/message.tsx'
import { Sentence } from '../../../../ui/text/sentence.tsx'
import type { Picked } from '../companies/picked.ts'
import type { OpenedRequest } from '../request-acts.ts'

interface ChoiceFactsProps {
  opened: OpenedRequest
  picked: Picked
  share: boolean
  onShare: (share: boolean) => void
  /** Opens a form with the first open question. */
  onAskFirst: (question: string) => void
}

/** The chosen quote, its open questions, and the consequences of choosing it. */
export function ChoiceFacts({ opened, picked, share, onShare, onAskFirst }: ChoiceFactsProps) {
  const { request, invitations } = opened.view
  const { invitation, quote } = picked
  const others = invitations.filter(
    ({ id, state, company }) => id !== invitation.id && company && /^(sent|seen|quoted)$/.test(state),
  ).length
  const name = <bdi key="name">{invitation.company?.name ?? words.aCompany}</bdi>
  return (
    <div className="grid grid-cols-1 gap-4">
      <dl className="divide-y divide-line">
        <Row name={words.quoteNumber(quote.revision, quote.sentAt)}>
          <strong className="font-semibold">{words.groupDigits(quote.headlinePkr)}</strong>
        </Row>
        {'prices' in quote && (
          <Row name={<span className="text-muted">{words.sameHouse}</span>}>
            <span className="text-muted">{words.groupDigits(quote.likeForLikePkr)}</span>
          </Row>
        )}
      </dl>
      <OpenQuestions onAskFirst={onAskFirst} quoteId={quote.id} view={opened.view} />
      <ul className="grid gap-1 text-small">
        <Fact>
          <Sentence parts={words.hearsAtOnce(name)} />
        </Fact>
        {others > 0 && <Fact>{words.othersHear(others)}</Fact>}
        <Fact>{words.cannotBeUndone}</Fact>
        <Fact>{words.noContract}</Fact>
      </ul>
      {request.phone && !invitation.phoneReleased && (
        <label className="flex min-h-11 items-center gap-3 border border-edge px-4 py-2">
          <input
            checked={share}
            className="size-5 shrink-0 accent-blue"
            onChange={({ target }) => onShare(target.checked)}
            type="checkbox"
          />
          {words.shareNumber}
        </label>
      )}
    </div>
  )
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt>{name}</dt>
      <dd className="ms-auto figures wrap-anywhere">{children}</dd>
    </div>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5 before:mt-[0.75em] before:h-0.5 before:w-2.5 before:shrink-0 before:bg-brick before:content-['']">
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

interface OpenQuestionsProps {
  view: RequestView
  quoteId: string
  /** Opens a form with the first of them. */
  onAskFirst: (question: string) => void
}

/** Questions to ask about a quote before it is chosen. */
function OpenQuestions({ view, quoteId, onAskFirst }: OpenQuestionsProps) {
  const flags = useMemo(() => {
    const offer = compareQuotes(view, dayInPakistan(serverNow())).offers.find(({ id }) => id === quoteId)
    return offer?.levelled.flags ?? []
  }, [view, quoteId])
  const first = flags[0] && flagText(flags[0], words.displayAmount)
  if (!first) return null
  return (
    <Message>
      {words.openQuestions(flags.length, first.sentence)}{' '}
      <button className="link min-h-6" onClick={() => onAskFirst(first.question)} type="button">
        {words.askFirst}
      </button>
    </Message>
  )
}
