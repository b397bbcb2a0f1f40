import type { FrozenBill, QuoteDraft, QuoteForm as SentForm } from '@tameer/contract'
import { type FrozenLine, levelQuote, type Quote } from '@tameer/quotes'
import { useCallback, useMemo, useRef } from 'react'
import * as words from '#words/quote-filling'
import { Button } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Message } from '../../ui/text/message.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { blankEntry, coverOf, partsOf, placeKey, type QuoteEntry } from './entry/entry.ts'
import { problemsOf, sectionsWith } from './entry/quote-form-problems.ts'
import { entryOfQuote, quoteOfEntry } from './entry/quote-of-entry.ts'
import { renewed } from './entry/terms-entry.ts'
import { FamilySees } from './family-sees.tsx'
import { fillDown, isNoPrice, type KnownRates } from './price-list/fill-in.ts'
import { FillInPart } from './price-list/fill-in-part.tsx'
import { SheetPart } from './price-list/sheet-part.tsx'
import { useFilling } from './price-list/use-filling.ts'
import { groupedLines, groupsOf } from './prices/line-groups.ts'
import { NotInPrice } from './prices/not-in-price.tsx'
import { PriceCards } from './prices/price-cards.tsx'
import { useUnfolded } from './prices/use-sections.ts'
import { QuoteFormFrame } from './quote-form-frame.tsx'
import { type SaveDraft, useDraft } from './saving/use-draft.ts'
import { useSending } from './saving/use-sending.ts'
import { MoreFold } from './terms/more-fold.tsx'
import { countPrices, unpricedPlaces } from './terms/place-names.ts'
import { TotalPart } from './total-part.tsx'

export interface QuoteFormProps {
  /** Id of the invitation that the company answers. */
  id: string
  bill: FrozenBill
  /** The draft as the server has it. */
  stored: QuoteDraft | null
  /** The newest quote: a better one starts from it. */
  last: Quote | undefined
  lastRates: KnownRates
  /** The date in Pakistan. */
  today: string
  save: SaveDraft
  send: (quote: SentForm) => Promise<void>
  /** Loads the request again from the server. */
  reload: () => void
  /** Element for the bar with the totals on a phone. */
  bar: HTMLElement | null
}

/**
 * Form for a quote on a bill: begins with a price for each phase, and opens to sections and lines when more detail is
 * wanted.
 */
export function QuoteForm({
  id,
  bill,
  stored,
  last,
  lastRates,
  today,
  save,
  send,
  reload,
  bar,
}: QuoteFormProps) {
  const draft = useDraft<QuoteEntry>({
    id,
    kind: 'bill',
    stored,
    start: () => (last ? withTermsFor(today, entryOfQuote(bill, last)) : blankEntry(today)),
    countPrices: (entry) => countPrices(bill, entry),
    save,
  })
  const { entry } = draft
  const { unfolded, toggle, unfold } = useUnfolded()
  const [phases, groups] = useMemo(() => [partsOf(bill), groupsOf(bill)], [bill])
  const quote = useMemo(() => quoteOfEntry(bill, entry), [bill, entry])
  const levelled = useMemo(() => levelQuote(bill, quote, { today }), [bill, quote, today])
  const unpriced = useMemo(() => unpricedPlaces(bill, entry), [bill, entry])
  const judge = useCallback(() => problemsOf(bill, entry, today), [bill, entry, today])
  const sending = useSending({
    draft,
    judge,
    reveal: (problems) => unfold(sectionsWith(problems, bill, groupedLines(groups))),
    quoteOf: () => quote as SentForm,
    send,
  })
  const { problems } = sending
  const { filled, fill, takeBack, change: edit } = useFilling(entry, draft.edit)
  const latest = useRef({ entry, fill })
  latest.current = { entry, fill }
  const onColumn = useCallback(
    (line: FrozenLine, figures: string[]) => {
      const down = fillDown(bill, latest.current.entry, placeKey('line', line.id), figures)
      const filled = bill.lines.filter(({ id }) => down.filled.has(id))
      unfold(filled.map(({ section }) => section))
      latest.current.fill(down.entry, down.filled.size)
      const wrong = figures.slice(0, down.reached).filter(isNoPrice)
      if (wrong.length > 0) showToast(words.pastedWrong(wrong), 'alert')
      else if (down.rounded > 0) showToast(words.pastedRounded(down.rounded))
    },
    [bill, unfold],
  )
  const cards = useRef<HTMLDivElement>(null)
  const focusCards = () => {
    cards.current?.focus({ preventScroll: true })
    cards.current?.scrollIntoView?.({ block: 'start' })
  }
  /** Scrolls to the prices, because this is called from further down. */
  const fillAndLook = (next: QuoteEntry, count: number) => {
    fill(next, count)
    focusCards()
  }
  const set = (changed: Partial<QuoteEntry>) => edit((before) => ({ ...before, ...changed }))
  const priced = { bill, edit, entry, phases, problems, sections: { unfolded, toggle, onColumn } }

  return (
    <QuoteFormFrame
      bar={bar}
      bill={bill}
      draft={draft}
      edit={edit}
      folds={
        <>
          <Fold content={words.fillInContent} heading="h3" title={words.fillIn}>
            <FillInPart bill={bill} edit={edit} entry={entry} fill={fillAndLook} lastRates={lastRates} />
            <SheetPart bill={bill} entry={entry} fill={fillAndLook} />
          </Fold>
          <MoreFold entry={entry} problems={problems} set={set} />
        </>
      }
      headlinePkr={levelled.headlinePkr}
      leftOut={bill.lines.filter((line) => coverOf(entry, line) === 'excluded').length}
      reload={reload}
      sameHousePkr={unpriced.length > 0 ? undefined : levelled.likeForLikePkr}
      sending={sending}
      sum={<FamilySees bill={bill} groups={groups} levelled={levelled} unpriced={unpriced} />}
      today={today}
      total={
        <TotalPart
          bill={bill}
          entry={entry}
          levelled={levelled}
          onChange={(total) => set({ total })}
          onLook={focusCards}
          problem={problems.total}
          quote={quote}
        />
      }
      work="works"
    >
      <div className="grid scroll-mt-20 gap-4 outline-none" ref={cards} tabIndex={-1}>
        {filled !== undefined && (
          <Message action={<Button onClick={takeBack}>{words.takeBack}</Button>}>
            {words.filledCount(filled)}
          </Message>
        )}
        <PriceCards {...priced} amounts={levelled.phases} onChanged={focusCards} />
      </div>
      <NotInPrice {...priced} groups={groups} />
    </QuoteFormFrame>
  )
}

function withTermsFor(today: string, entry: QuoteEntry): QuoteEntry {
  return { ...entry, terms: renewed(entry.terms, today) }
}
