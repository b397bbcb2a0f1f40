import type { RequestView } from '@tameer/contract'
import { useMemo, useState } from 'react'
import * as words from '#words/quote-comparison'
import { mediaQuery } from '../../browser/media.ts'
import { useWatched } from '../../browser/use-watched.ts'
import { dayInPakistan } from '../../lib/day-in-pakistan.ts'
import { Button } from '../../ui/button.tsx'
import { FigureChoice } from '../../ui/figure-choice.tsx'
import { Message } from '../../ui/message.tsx'
import { useFigures } from '../../ui/use-figures.ts'
import { type Compared, compareQuotes } from './compared.ts'
import { groupsOf } from './groups.ts'
import { NarrowView, ShortTotals } from './narrow-view.tsx'
import { OfferFlags } from './offer-flags.tsx'
import { AbsentNotes, OrderNotes } from './order-notes.tsx'
import { TakeAlong } from './take-along.tsx'
import { useOpenRows } from './use-open-rows.ts'
import { WideTable } from './wide-table.tsx'

// One file with the comparison: apart from it what both need would be cut into small ones.
export { SentQuote } from './sent-quote.tsx'

/** In sizes of letters: with large text a table has no room. */
const wide = mediaQuery('(width >= 56em)')

export interface QuoteComparisonProps {
  view: RequestView
  /** Puts a question to one company. Rejects with an ApiError, whose message is shown beside the question. */
  onAsk: (companyId: string, text: string) => Promise<unknown>
  /** The homeowner wants this quote: the page asks whether it is meant, and chooses it. */
  onChoose: (quoteId: string) => void
  /** For a key that only reads, or a request that is not open: nothing can be asked or chosen. */
  readOnly: boolean
}

/** The newest quotes of a request beside its estimate. Shows what there is of each company, also without any quote. */
export function QuoteComparison({ view, onAsk, onChoose, readOnly }: QuoteComparisonProps) {
  const today = dayInPakistan()
  const compared = useMemo(() => compareQuotes(view, today), [view, today])
  return (
    <section aria-label={words.title} className="grid grid-cols-1 gap-5">
      <h2 className="text-h2">{words.title}</h2>
      {compared.offers.length === 0 ? (
        <Message>{words.noQuotes}</Message>
      ) : (
        <Offers
          compared={compared}
          onAsk={readOnly ? undefined : onAsk}
          onChoose={readOnly ? undefined : onChoose}
          request={view.request}
        />
      )}
      <AbsentNotes absent={compared.absent} />
    </section>
  )
}

function isSharedOut(compared: Compared): boolean {
  return (
    compared.kind === 'bill' &&
    compared.offers.some(({ levelled }) =>
      levelled.phases.some(({ sections }) => sections.some(({ sharedOut }) => sharedOut)),
    )
  )
}

interface OffersProps {
  compared: Compared
  request: RequestView['request']
  onAsk: QuoteComparisonProps['onAsk'] | undefined
  onChoose: QuoteComparisonProps['onChoose'] | undefined
}

function Offers({ compared, request, onAsk, onChoose }: OffersProps) {
  const { figure } = useFigures()
  const groups = useMemo(() => groupsOf(compared, figure), [compared, figure])
  const rows = useOpenRows(groups)
  const isWide = useWatched(wide, false)
  const [shownId, setShownId] = useState<string>()
  const { offers } = compared
  const shown = offers.find(({ invitationId }) => invitationId === shownId) ?? offers[0]
  const hasEstimate = compared.kind === 'bill'
  if (!shown) return null
  const view = { groups, offers, hasEstimate, rows, onChoose }
  const flagged = isWide ? offers : [shown]
  return (
    <>
      <Lead compared={compared} />
      {!isWide && offers.length > 1 && (
        <ShortTotals figure={figure} hasEstimate={hasEstimate} offers={offers} />
      )}
      <OrderNotes compared={compared} figure={figure} />
      <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <FigureChoice className="" />
        {hasEstimate && (
          <Button onClick={rows.toggleAll}>{rows.allOpen ? words.closeAll : words.openAll}</Button>
        )}
      </div>
      {isWide ? <WideTable {...view} /> : <NarrowView {...view} onShow={setShownId} shown={shown} />}
      {isSharedOut(compared) && <p className="text-muted text-small">{words.sharedOutHint}</p>}
      <section className="grid grid-cols-1 gap-4">
        <h3 className="text-h3">{words.whatToAsk}</h3>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-6">
          {flagged.map((offer) => (
            <OfferFlags figure={figure} key={offer.id} offer={offer} onAsk={onAsk} />
          ))}
        </div>
      </section>
      <TakeAlong compared={compared} request={request} />
    </>
  )
}

function Lead({ compared: { kind, offers } }: { compared: Compared }) {
  const sorted = kind === 'bill' ? words.sorted : words.sortedFees
  return (
    <p className="max-w-measure">
      {kind === 'bill' ? words.lead : words.leadFees}{' '}
      {offers.length > 1 ? sorted : kind === 'bill' && words.oneQuote}
    </p>
  )
}
