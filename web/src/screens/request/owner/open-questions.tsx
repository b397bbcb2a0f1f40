import { dayInPakistan, type RequestView } from '@tameer/contract'
import { useMemo } from 'react'
import { flagText } from '#words/quote-flags'
import * as words from '#words/request-page'
import { compareQuotes } from '../../../features/quote-comparison/compared.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { Message } from '../../../ui/message.tsx'

interface OpenQuestionsProps {
  view: RequestView
  quoteId: string
  /** Opens a form with the first of them. */
  onAskFirst: (question: string) => void
}

/** Questions to ask about a quote before it is chosen. */
export function OpenQuestions({ view, quoteId, onAskFirst }: OpenQuestionsProps) {
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
