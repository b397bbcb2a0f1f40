import type { FrozenBill, QuoteDraft, QuoteForm as SentForm } from '@tameer/contract'
import { type BillLine, type LevelledQuote, levelQuote, type Quote, quoteLimits } from '@tameer/quotes'
import { useCallback, useMemo, useRef, useState } from 'react'
import { displayAmount } from '#words/amounts'
import * as words from '#words/quote-form'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { blankEntry, type Change, coverOf, isUnpriced, partsOf, placeKey, type QuoteEntry } from './entry.ts'
import { fillDown, isNoPrice, type KnownRates } from './fill-in.ts'
import { FillInPart } from './fill-in-part.tsx'
import { FormPart } from './form-part.tsx'
import { HousePart } from './house-part.tsx'
import { DiscountPart, ItemsPart } from './items-part.tsx'
import { PhasePart } from './phase-part.tsx'
import { QuoteFormFrame } from './quote-form-frame.tsx'
import { problemsOf, sectionsWith } from './quote-form-problems.ts'
import { entryOfQuote, quoteOfEntry } from './quote-of-entry.ts'
import { SheetPart } from './sheet-part.tsx'
import { renewed } from './terms-entry.ts'
import { useDraft } from './use-draft.ts'
import { useUnfolded } from './use-sections.ts'
import { useSending } from './use-sending.ts'

export interface QuoteFormProps {
  /** The invitation that is answered. */
  id: string
  bill: FrozenBill
  /** The draft as the server has it. */
  stored: QuoteDraft | null
  /** The newest quote: a better one starts from it. */
  last: Quote | undefined
  lastRates: KnownRates
  /** The date in Pakistan. */
  today: string
  save: (draft: QuoteDraft) => Promise<QuoteDraft>
  send: (quote: SentForm) => Promise<void>
  /** Shows the request as the server has it now. */
  reload: () => void
}

/** A quote on a bill: begins with one number, and opens to phases, sections and lines where more is wanted. */
export function QuoteForm({ id, bill, stored, last, lastRates, today, save, send, reload }: QuoteFormProps) {
  const draft = useDraft<QuoteEntry>({
    id,
    kind: 'bill',
    stored,
    start: () => (last ? withTermsFor(today, entryOfQuote(bill, last)) : blankEntry(today)),
    save,
  })
  const { entry } = draft
  const { unfolded, toggle, unfold } = useUnfolded()
  const quote = useMemo(() => quoteOfEntry(bill, entry), [bill, entry])
  const levelled = useMemo(() => levelQuote(bill, quote, { today }), [bill, quote, today])
  const judge = useCallback(() => problemsOf(bill, entry, today), [bill, entry, today])
  const sending = useSending({
    draft,
    judge,
    reveal: (problems) => unfold(sectionsWith(problems, bill)),
    quoteOf: () => quote as SentForm,
    send,
  })
  const { problems } = sending
  const { filled, fill, takeBack, change: edit } = useFilling(entry, draft.edit)
  const latest = useRef({ entry, fill })
  latest.current = { entry, fill }
  const onColumn = useCallback(
    (line: BillLine, figures: string[]) => {
      const down = fillDown(bill, latest.current.entry, placeKey('line', line.id), figures)
      const filled = bill.lines.filter(({ id }) => down.filled.has(id))
      unfold(filled.map(({ section }) => section))
      latest.current.fill(down.entry, down.filled.size)
      const wrong = figures.slice(0, down.reached).filter(isNoPrice)
      if (wrong.length > 0) showToast(words.pastedWrong(wrong), 'alert')
    },
    [bill, unfold],
  )
  const sections = { unfolded, toggle, onColumn }
  const set = (changed: Partial<QuoteEntry>) => edit((before) => ({ ...before, ...changed }))
  const more = entry.extras.length + entry.alternates.length > 0 || entry.discount.amount !== ''
  const moreProblem = Object.keys(problems).some((name) => /^(extras|alternates|discount)/.test(name))

  return (
    <QuoteFormFrame
      draft={draft}
      edit={edit}
      compared={comparedInWords(bill, entry, levelled)}
      headlinePkr={levelled.headlinePkr}
      levels={{ likeForLikePkr: levelled.likeForLikePkr, estimatePkr: bill.totalPkr }}
      leftOut={bill.lines.filter((line) => coverOf(entry, line) === 'excluded').length}
      reload={reload}
      sending={sending}
      today={today}
      work="works"
    >
      <FormPart title={words.yourPrice}>
        {entry.one ? (
          <HousePart
            bill={bill}
            edit={edit}
            entry={entry}
            pricesPkr={levelled.pricesPkr}
            problem={problems.house}
          />
        ) : (
          <Button className="justify-self-start" onClick={() => set({ one: true })} variant="quiet">
            {words.backToOne}
          </Button>
        )}
        {filled !== undefined && (
          <Message action={<Button onClick={takeBack}>{words.takeBack}</Button>}>
            {words.filledIn(filled)}
          </Message>
        )}
        <FillInPart bill={bill} edit={edit} entry={entry} fill={fill} lastRates={lastRates} />
        <SheetPart bill={bill} entry={entry} fill={fill} />
      </FormPart>
      <FormPart
        lead={entry.one ? words.partsLead : undefined}
        title={entry.one ? words.whatIsIn : words.parts}
      >
        {partsOf(bill).map((phase) => (
          <PhasePart
            amounts={levelled.phases.find((one) => one.id === phase.id)}
            bill={bill}
            edit={edit}
            entry={entry}
            key={phase.id}
            phase={phase}
            problems={problems}
            sections={sections}
          />
        ))}
      </FormPart>
      <details className="border-line border-y" open={more || moreProblem || undefined}>
        <summary className="flex min-h-14 items-center justify-between gap-4 hover:text-blue">
          <span className="text-h2 font-display">{words.more}</span>
          <span aria-hidden="true" className="plus shrink-0" />
        </summary>
        <div className="grid gap-8 pt-2 pb-6">
          {(['extras', 'alternates'] as const).map((name) => (
            <ItemsPart
              items={entry[name]}
              key={name}
              most={quoteLimits[name]}
              name={name}
              onChange={(items) => set({ [name]: items })}
              problems={problems}
            />
          ))}
          <DiscountPart
            discount={entry.discount}
            onChange={(discount) => set({ discount })}
            problems={problems}
          />
        </div>
      </details>
    </QuoteFormFrame>
  )
}

function withTermsFor(today: string, entry: QuoteEntry): QuoteEntry {
  return { ...entry, terms: renewed(entry.terms, today) }
}

/** What the total is worth beside the estimate, once all has a price. */
function comparedInWords(bill: FrozenBill, entry: QuoteEntry, levelled: LevelledQuote): string {
  const { headlinePkr, likeForLikePkr } = levelled
  const unpriced = bill.lines.filter((line) => isUnpriced(entry, line)).length
  if (unpriced > 0) return headlinePkr > 0 ? words.noPriceYet(unpriced) : ''
  const estimate = displayAmount(bill.totalPkr)
  return likeForLikePkr === headlinePkr
    ? words.besideEstimate(estimate)
    : words.likeForLike(displayAmount(likeForLikePkr), estimate)
}

/** Filling many prices in at once, which can be taken back until something else is changed. */
function useFilling(entry: QuoteEntry, edit: (change: Change) => void) {
  const [before, setBefore] = useState<{ entry: QuoteEntry; count: number }>()
  return {
    filled: before?.count,
    change: useCallback(
      (next: Change) => {
        setBefore(undefined)
        edit(next)
      },
      [edit],
    ),
    fill: (next: QuoteEntry, count: number) => {
      setBefore({ entry, count })
      edit(() => next)
    },
    takeBack: () => {
      if (before) edit(() => before.entry)
      setBefore(undefined)
    },
  }
}
