import { dayInPakistan, type RequestView } from '@tameer/contract'
import { type ReactNode, useMemo, useState } from 'react'
import * as words from '#words/quote-comparison'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../browser/media.ts'
import { serverNow } from '../../lib/server-time.ts'
import { Fold } from '../../ui/fold.tsx'
import { Message } from '../../ui/text/message.tsx'
import { SourceList } from '../../ui/text/source-list.tsx'
import { AbsentNotes } from './absent-notes.tsx'
import { type BillOffer, type Compared, type ComparedHouse, compareQuotes } from './compared.ts'
import './comparison.css'
import { HowWeCompare } from './how-we-compare.tsx'
import { NarrowView } from './narrow-view.tsx'
import type { Ask } from './offer/offer-flags.tsx'
import { limitSources } from './offer/offer-marks.ts'
import { TakeAlong } from './sheet/take-along.tsx'
import { TotalsTable } from './totals-table.tsx'
import { Verdict } from './verdict.tsx'
import { WideTable } from './wide-table.tsx'

// Exported from the same file as the comparison: in files of their own, the code they share would be split into small
// chunks.
export { SentQuote } from './offer/sent-quote.tsx'

/** In em: with large text a table has too little room. */
const wide = mediaQuery('(width >= 56em)')

export interface QuoteComparisonProps {
  view: RequestView
  onAsk: Ask
  /** Called when the homeowner wants this quote: the page asks for confirmation and chooses it. */
  onChoose: (quoteId: string) => void
  /** True for a key that only reads, or a request that is not open: nothing can be asked or chosen. */
  readOnly: boolean
  /** Quotes that the family typed in. */
  typed?: readonly BillOffer[]
  /**
   * Invitation whose quote is shown first on a narrow screen. Default: the one with the lowest price for the same
   * house.
   */
  shownFirst?: string | undefined
}

/** The newest quotes of a request beside its estimate. Also lists the companies without a quote. */
export function QuoteComparison({
  view,
  onAsk,
  onChoose,
  readOnly,
  typed = none,
  shownFirst,
}: QuoteComparisonProps) {
  const today = dayInPakistan(serverNow())
  const compared = useMemo(() => compareQuotes(view, today, typed), [view, today, typed])
  const limits = limitSources(compared.offers)
  return (
    <section aria-label={words.title} className="grid grid-cols-1 gap-10">
      {compared.offers.length === 0 ? (
        <Message>{words.noQuotes}</Message>
      ) : (
        <Offers
          compared={compared}
          onAsk={readOnly ? undefined : onAsk}
          onChoose={readOnly ? undefined : onChoose}
          request={view.request}
          shownFirst={shownFirst}
        />
      )}
      <AbsentNotes absent={compared.absent} />
      {limits && <SourceList {...limits} />}
    </section>
  )
}

const none: readonly BillOffer[] = []

interface OffersProps {
  compared: Compared
  request: ComparedHouse
  onAsk: Ask | undefined
  onChoose: QuoteComparisonProps['onChoose'] | undefined
  shownFirst: string | undefined
  /** Buttons beside those for paper and spreadsheet. */
  children?: ReactNode
}

/** Offers side by side: a table on a wide screen, one after another on a phone. */
export function Offers({ compared, request, onAsk, onChoose, shownFirst, children }: OffersProps) {
  const isWide = useWatched(wide, false)
  const [shownId, setShownId] = useState(shownFirst)
  const { offers } = compared
  const shown = offers.find(({ invitationId }) => invitationId === shownId) ?? offers[0]
  if (!shown) return null
  const takeAlong = { compared, request, children }
  if (isWide)
    return (
      <>
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] items-start gap-8">
          <Verdict compared={compared} />
          {compared.kind === 'bill' && (
            <section aria-label={words.howWeCompare}>
              <h2 className="mb-2 text-h3">{words.howWeCompare}</h2>
              <HowWeCompare />
            </section>
          )}
        </div>
        <WideTable compared={compared} onAsk={onAsk} onChoose={onChoose} />
        <TakeAlong {...takeAlong} />
      </>
    )
  return (
    <>
      <Verdict compared={compared} />
      {offers.length > 1 && <TotalsTable compared={compared} />}
      {compared.kind === 'bill' && (
        <Fold title={words.howWeCompare}>
          <HowWeCompare />
        </Fold>
      )}
      <NarrowView
        compared={compared}
        shown={shown}
        onAsk={onAsk}
        onChoose={onChoose}
        takeAlong={takeAlong}
        onShow={setShownId}
      />
    </>
  )
}
