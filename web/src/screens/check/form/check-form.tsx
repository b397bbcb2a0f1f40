import { type Bill, type Checked, type CheckedQuote, checkedLimits, checkQuote } from '@tameer/quotes'
import { type FormEvent, useId, useMemo } from 'react'
import { displayAmount, displayPart } from '#words/amounts'
import * as words from '#words/check'
import * as formWords from '#words/quote-terms'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../../browser/media.ts'
import { CheckSum } from '../../../features/checked-quotes/check-sum.tsx'
import { useCheckDraft } from '../../../features/checked-quotes/use-check-draft.ts'
import { useUnkept } from '../../../features/checked-quotes/use-unkept.ts'
import type { Way } from '../../../features/checked-quotes/ways.ts'
import { useSaidLater } from '../../../features/quote-form/saving/use-said-later.ts'
import { useFormProblems } from '../../../forms/form-problems.ts'
import { ProblemBox } from '../../../forms/problem-box.tsx'
import { today as todayOnDevice } from '../../../lib/today.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { blankCheck, type CheckEntry, checkedOf } from './check-entry.ts'
import { checkProblems } from './check-problems.ts'
import { entryOfChecked } from './entry-of-checked.ts'
import { LeftOut, OftenApart } from './form-parts.tsx'
import { PricePart } from './price-part.tsx'
import { MorePart, TermsPart } from './terms-parts.tsx'

interface CheckFormProps {
  /** The family's bill for these quotes. */
  billFor: (quote: Pick<CheckedQuote, 'scope'>) => Bill
  way: Way
  /** A kept quote that is changed. */
  before: CheckedQuote | undefined
  /** The form's own name among the drafts. */
  draftKey: string
  onDone: (quote: CheckedQuote) => void
}

const wide = mediaQuery('(width >= 900px)')
const scopes = [
  { value: 'grey', label: words.labourGrey },
  { value: 'complete', label: words.labourAll },
] as const

/** The form of a builder's price. Only a name and the price are asked for; what it comes to is always in sight. */
export function CheckForm({ billFor, way, before, draftKey, onDone }: CheckFormProps) {
  const draft = useCheckDraft<CheckEntry>(draftKey, () => (before ? entryOfChecked(before) : blankCheck(way)))
  const { entry, edit } = draft
  const unkept = useUnkept()
  const { scope } = entry
  const bill = useMemo(() => billFor({ scope }), [billFor, scope])
  const today = todayOnDevice()
  const ownId = useId()
  const quote = useMemo(
    () => checkedOf(bill, entry, way, before?.id ?? 'new', today),
    [bill, entry, way, before?.id, today],
  )
  const checked = useMemo(() => checkQuote(bill, quote, today), [bill, quote, today])
  const { formRef, problems, show, setProblem, onInput } = useFormProblems()
  const isWide = useWatched(wide, false)
  const part = {
    bill,
    entry,
    quote,
    problems,
    edit(change: Partial<CheckEntry>) {
      for (const field of fieldsOf(change, problems)) setProblem(field, undefined)
      edit(change)
    },
    quotedPkr: checked.quotedPkr,
    today,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (show(checkProblems(entry, part))) return
    draft.drop()
    onDone(before ? quote : { ...quote, id: crypto.randomUUID() })
  }
  const found = Object.entries(problems).flatMap(([field, text]) => (text ? [{ field, text }] : []))
  return (
    <form id={ownId} noValidate onInput={onInput} onSubmit={submit} ref={formRef}>
      <div className="grid gap-x-10 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-7 sm:gap-9">
          {(unkept || !draft.lasts) && <Message kind="note">{words.sUnkept}</Message>}
          {draft.isOther && (
            <Message
              action={
                <>
                  <Button onClick={draft.takeTheirs}>{formWords.takeTheirs}</Button>
                  <Button onClick={draft.keepMine}>{formWords.keepMine}</Button>
                </>
              }
              kind="alert"
            >
              {words.sTabs}
            </Message>
          )}
          <ProblemBox
            formRef={formRef}
            found={found}
            more={formWords.andMore}
            title={words.vFix(String(found.length))}
          />
          <div className="grid gap-5">
            {way === 'labour' && (
              <RadioStrip
                className="[&_label]:min-h-touch [&_legend]:font-medium"
                legend={words.labourScope}
                onChange={(next) => edit({ scope: next })}
                options={scopes}
                value={scope}
              />
            )}
            <TextField
              autoComplete="off"
              error={problems.name}
              hint={words.nameH}
              label={words.name}
              maxLength={checkedLimits.nameLetters * 2}
              name="name"
              onChange={({ target }) => edit({ name: target.value })}
              required
              value={entry.name}
            />
            <PricePart {...part} />
          </div>
          <OftenApart {...part} />
          <LeftOut {...part} />
          <TermsPart {...part} />
          <div className="border-line border-t">
            <MorePart {...part} />
          </div>
        </div>
        {isWide && (
          <aside aria-label={words.sofar} className="stays-beside self-start">
            <div className="drafted grid gap-3 p-5">
              <h2 className="text-h3">{words.sofar}</h2>
              <CheckSum bill={bill} checked={checked} quote={quote} />
              <Button type="submit" variant="main">
                {words.see}
              </Button>
            </div>
          </aside>
        )}
      </div>
      {!isWide && <FootBar checked={checked} />}
      <Totals checked={checked} />
    </form>
  )
}

/** The names of the fields that a change answers. */
function fieldsOf(change: Partial<CheckEntry>, problems: object): string[] {
  return Object.keys(problems).filter((field) => {
    const [name = ''] = field.split(' ')
    if (name === 'stages') return ['before', 'kept', 'between'].some((one) => one in change)
    return name in change || (name === 'row' && 'rows' in change) || (name === 'chip' && 'out' in change)
  })
}

/** Both totals and the red button, always in sight on a phone. */
function FootBar({ checked: { quotedPkr, sameHousePkr } }: { checked: Checked }) {
  return (
    <div className="stick-bottom z-10 -mx-4 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-edge border-t bg-paper px-4 py-2 sm:-mx-8 sm:px-8">
      <p className="min-w-0 flex-[1_1_6rem] text-small leading-snug figures">
        <span className="block">
          {words.sofarQ} <b className="font-semibold">{quotedPkr > 0 ? displayPart(quotedPkr) : '–'}</b>
        </span>
        <span className="block text-muted">
          {words.sofarS} <b className="font-semibold">{quotedPkr > 0 ? displayPart(sameHousePkr) : '–'}</b>
        </span>
      </p>
      <Button className="max-sm:px-4" type="submit" variant="main">
        {words.see}
      </Button>
    </div>
  )
}

/** Reads the totals to screen readers, a second after the last key. */
function Totals({ checked: { quotedPkr, sameHousePkr } }: { checked: Checked }) {
  const now = `${words.sofarQ} ${displayAmount(quotedPkr)}, ${words.sofarS} ${displayAmount(sameHousePkr)}`
  const said = useSaidLater(quotedPkr > 0 ? now : '')
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
