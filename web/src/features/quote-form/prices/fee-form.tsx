import type { QuoteDraft, QuoteForm as SentForm } from '@tameer/contract'
import {
  type Deliverable,
  deliverableCovers,
  deliverables,
  type Fee,
  type FeeBasis,
  type FeeQuote,
} from '@tameer/quotes'
import { useCallback, useMemo } from 'react'
import { displayAmount, displayRupees, groupDigits } from '#words/amounts'
import * as words from '#words/quote-fee'
import { deliverableCovers as coverNames, deliverables as names } from '#words/quote-values'
import { TextField } from '../../../ui/fields/field.tsx'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import {
  blankFee,
  countFee,
  type DeliverableEntry,
  entryOfFee,
  type FeeEntry,
  feeProblems,
  quoteOfFee,
} from '../entry/fee-entry.ts'
import type { FieldProblems } from '../entry/quote-form-problems.ts'
import { renewed } from '../entry/terms-entry.ts'
import { FormPart } from '../form-part.tsx'
import { QuoteFormFrame } from '../quote-form-frame.tsx'
import { type SaveDraft, useDraft } from '../saving/use-draft.ts'
import { useSending } from '../saving/use-sending.ts'

export interface FeeFormProps {
  id: string
  /** The request's figures on which a fee is based. */
  basis: FeeBasis
  stored: QuoteDraft | null
  last: FeeQuote | undefined
  today: string
  save: SaveDraft
  send: (quote: SentForm) => Promise<void>
  /** Loads the request again from the server. */
  reload: () => void
  /** Element for the bar with the totals on a phone. */
  bar: HTMLElement | null
}

const feeFields = [
  { field: 'revisions', label: words.revisions },
  { field: 'weeksToSubmission', label: words.weeksToSubmission },
] as const

/** Form for an architect's quote: a fee and what it includes. */
export function FeeForm({ id, basis, stored, last, today, save, send, reload, bar }: FeeFormProps) {
  const draft = useDraft<FeeEntry>({
    id,
    kind: 'fee',
    stored,
    start: () => (last ? startFrom(last, today) : blankFee(today)),
    countPrices: countFee,
    save,
  })
  const { entry, edit } = draft
  const quote = useMemo(() => quoteOfFee(basis, entry), [basis, entry])
  const judge = useCallback(() => feeProblems(basis, entry, today), [basis, entry, today])
  const sending = useSending({ draft, judge, quoteOf: () => quote as SentForm, send })
  const { problems } = sending
  const headlinePkr = quote.headlinePkr ?? 0
  const set = (changed: Partial<FeeEntry>) => edit((before) => ({ ...before, ...changed }))

  return (
    <QuoteFormFrame
      bar={bar}
      draft={draft}
      edit={edit}
      headlinePkr={headlinePkr}
      reload={reload}
      sending={sending}
      today={today}
      work="fee"
    >
      <FormPart title={words.yourFee}>
        <div className="grid max-w-form gap-4">
          <TextField
            autoComplete="off"
            controlClassName="text-h3 figures min-h-14"
            error={problems.fee}
            hint={
              headlinePkr > 0 && entry.kind !== 'lump'
                ? words.feeComesTo(displayRupees(headlinePkr), displayAmount(headlinePkr))
                : words.feeHint
            }
            inputMode="decimal"
            label={words.feeQuestion}
            name="fee"
            onChange={(event) => set({ figure: event.target.value })}
            value={entry.figure}
          />
          <RadioStrip<Fee['kind']>
            legend={words.feeIs}
            onChange={(kind) => set({ kind })}
            options={[
              { value: 'lump', label: words.oneSum },
              { value: 'per-sft', label: words.perSft(groupDigits(basis.coveredAreaSft)) },
              { value: 'percent', label: words.percentOfEstimate, disabled: basis.totalPkr === undefined },
            ]}
            value={entry.kind}
          />
        </div>
      </FormPart>
      <FormPart lead={words.deliverablesLead} title={words.deliverables}>
        <ul className="divide-y divide-line border-line border-y">
          {deliverables.map((one) => (
            <DeliverableRow
              key={one}
              mark={entry.deliverables[one]}
              name={one}
              onChange={(changed) =>
                edit((before) => ({
                  ...before,
                  deliverables: {
                    ...before.deliverables,
                    [one]: { ...before.deliverables[one], ...changed },
                  },
                }))
              }
              problems={problems}
            />
          ))}
        </ul>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {feeFields.map(({ field, label }) => (
            <TextField
              error={problems[field]}
              inputMode="numeric"
              key={field}
              label={label}
              name={field}
              onChange={(event) => set({ [field]: event.target.value })}
              value={entry[field]}
            />
          ))}
        </div>
      </FormPart>
    </QuoteFormFrame>
  )
}

function startFrom(last: FeeQuote, today: string): FeeEntry {
  const entry = entryOfFee(last)
  return { ...entry, terms: renewed(entry.terms, today) }
}

interface DeliverableRowProps {
  name: Deliverable
  mark: DeliverableEntry
  problems: FieldProblems
  onChange: (changed: Partial<DeliverableEntry>) => void
}

function DeliverableRow({ name, mark, problems, onChange }: DeliverableRowProps) {
  const { cover, amount, visits } = mark
  return (
    <li className="grid items-start gap-x-6 gap-y-3 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <RadioStrip
        legend={names[name]}
        onChange={(next) => onChange({ cover: next })}
        options={deliverableCovers.map((value) => ({ value, label: coverNames[value] }))}
        value={cover}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {cover === 'optional' && (
          <TextField
            controlClassName="text-end figures"
            error={problems[`deliverables ${name}`]}
            inputMode="decimal"
            label={words.onTopOf(names[name])}
            name={`deliverables ${name}`}
            onChange={(event) => onChange({ amount: event.target.value })}
            value={amount}
          />
        )}
        {name === 'site-visits' && cover !== 'not' && (
          <TextField
            error={problems.visits}
            inputMode="numeric"
            label={words.howManyVisits}
            name="visits"
            onChange={(event) => onChange({ visits: event.target.value })}
            value={visits}
          />
        )}
      </div>
    </li>
  )
}
