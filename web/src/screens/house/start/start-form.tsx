import { currentPriceBook, decodeAnswers, detailedEstimate } from '@tameer/calculator'
import { dayInPakistan, houseLimits, screens } from '@tameer/contract'
import { latinDigits } from '@tameer/figures'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/house-start'
import { useOwnHouse } from '../../../features/own-house/own-house.ts'
import { DayField } from '../../../forms/day-field.tsx'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { Begun } from './begun.tsx'
import { OwnPricePart } from './own-price-part.tsx'
import { StagesFold } from './stages-fold.tsx'
import {
  emptyDraft,
  planOf,
  problemsOf,
  quoteOf,
  type StartDraft,
  type StartPlan,
  type StartSources,
  weeksText,
} from './start-draft.ts'
import { useBegin } from './use-begin.ts'
import { useChosenQuotes } from './use-chosen-quotes.ts'
import { WayCards } from './way-cards.tsx'

/** The form of `/house/new`, and after it the link of the house. Holds the calculator, so it is a file of its own. */
export function StartPage() {
  const beginning = useBegin()
  if (beginning.begun) return <Begun houseKey={beginning.key} id={beginning.id} />
  return <StartForm begin={beginning.begin} />
}

function StartForm({ begin }: Pick<ReturnType<typeof useBegin>, 'begin'>) {
  const asked = useSearchParams()[0].get('request') ?? undefined
  const quotes = useChosenQuotes(asked)
  const estimate = useEstimate()
  const sources: StartSources = { quotes: quotes ?? [], estimate }
  const [typed, setTyped] = useState(() => emptyDraft(dayInPakistan(serverNow())))
  const draft = withFirstWay(typed, sources, quotes !== undefined)
  const change = (changed: Partial<StartDraft>) => setTyped({ ...draft, ...changed })
  const plan = planOf(draft, sources)
  const sending = useSendForm(async () => {
    const found = Object.entries(problemsOf(draft, plan))
    const texts = found.map(([field, key]) => [
      field,
      key === 'percentsOff' ? words.addsUpTo(String(plan.sumPercent)) : key && words.problems[key],
    ])
    if (sending.show(Object.fromEntries(texts))) return false
    await begin(draft, sources, plan)
    return true
  })
  return (
    <PageSheet compact>
      <PageHeader compact measure={words.lead} title={words.title} />
      <div className="mx-auto max-w-form md:mx-0">
        <SendForm {...sending.frame}>
          <WayCards
            draft={draft}
            error={sending.problems.way}
            loading={quotes === undefined}
            onChoose={(way, requestId) => setTyped({ ...draft, way, requestId, days: {}, weeks: undefined })}
            sources={sources}
          />
          {draft.way === 'own-price' && (
            <OwnPricePart change={change} draft={draft} problems={sending.problems} />
          )}
          {draft.way === 'estimate' && !estimate ? (
            <NoEstimate />
          ) : (
            draft.way && (
              <Rest change={change} draft={draft} plan={plan} problems={sending.problems} sources={sources} />
            )
          )}
          <div className="stick-bottom z-10 -mx-4 border-edge border-t bg-paper px-4 py-2.5 sm:-mx-8 sm:px-8 md:static md:mx-0 md:border-0 md:px-0">
            <Button
              busy={sending.busy}
              className="w-full min-h-12 md:w-auto md:px-8"
              disabled={draft.way === 'estimate' && !estimate}
              type="submit"
              variant="main"
            >
              {sending.busy ? words.sending : words.begin}
            </Button>
          </div>
        </SendForm>
      </div>
    </PageSheet>
  )
}

interface RestProps {
  draft: StartDraft
  sources: StartSources
  plan: StartPlan
  change: (changed: Partial<StartDraft>) => void
  problems: Record<string, string | undefined>
}

/** The fields of every way: place, day, weeks and stages; and who sees the house. */
function Rest({ draft, sources, plan, change, problems }: RestProps) {
  const company = draft.way === 'quote' ? quoteOf(draft, sources)?.company : undefined
  const builder = company || (draft.way === 'own-price' ? draft.builder.trim() : '')
  return (
    <>
      {draft.way !== 'quote' && (
        <TextField
          autoComplete="address-level3"
          label={words.locality}
          maxLength={houseLimits.locality}
          name="locality"
          onChange={({ target }) => change({ locality: target.value })}
          value={draft.locality}
        />
      )}
      <DayField
        error={problems.startsOn}
        initial={draft.startsOn}
        label={words.workBegins}
        name="startsOn"
        onDay={(startsOn) => change({ startsOn, days: {} })}
        required
      />
      <TextField
        autoComplete="off"
        controlClassName="max-w-32 figures"
        error={problems.weeks}
        hint={weeksHint(draft, plan)}
        inputMode="numeric"
        label={words.weeks}
        name="weeks"
        onChange={({ target }) => change({ weeks: latinDigits(target.value), days: {} })}
        value={weeksText(draft, sources)}
      />
      <StagesFold change={change} draft={draft} plan={plan} problems={problems} />
      <p className="text-muted text-small">{builder ? words.whoSees(builder) : words.whoSeesAlone}</p>
      <p className="text-small">{words.keepLink}</p>
    </>
  )
}

function weeksHint(draft: StartDraft, { handoverOn }: StartPlan): string {
  if (handoverOn === null || draft.startsOn === '') return words.weeksHint
  const day = words.displayDate(handoverOn)
  return draft.way === 'quote' && draft.weeks === undefined ? words.fromQuote(day) : words.handoverBy(day)
}

/** The first way that has everything, until the person chooses. */
function withFirstWay(draft: StartDraft, { quotes }: StartSources, loaded: boolean): StartDraft {
  if (draft.way !== undefined || !loaded || quotes.length === 0) return draft
  const earliest = quotes[0]?.quote.terms.earliestStart
  return {
    ...draft,
    way: 'quote',
    startsOn: earliest && earliest > draft.startsOn ? earliest : draft.startsOn,
  }
}

/** The estimate of this device's house at today's prices, without percentages on top; undefined where there is none. */
function useEstimate() {
  const query = useOwnHouse()?.query
  return useMemo(() => {
    if (query === undefined) return undefined
    const { addOns: _, ...answers } = decodeAnswers(query).answers
    const result = detailedEstimate(answers, currentPriceBook)
    return result.ok ? result.estimate : undefined
  }, [query])
}

function NoEstimate() {
  return (
    <Message action={<ActionLink to={screens.calculator.to()}>{words.toCalculator}</ActionLink>}>
      {words.noEstimate}
    </Message>
  )
}
