import { dayInPakistan } from '@tameer/contract'
import * as words from '#words/house-start'
import { HintAndError } from '../../../ui/fields/field.tsx'
import { Amount } from '../../../ui/text/amount.tsx'
import { baseOf, type StartDraft, type StartSources, type StartWay } from './start-draft.ts'

interface WayCardsProps {
  draft: StartDraft
  sources: StartSources
  /** True while the quotes are on the way. */
  loading: boolean
  error: string | undefined
  onChoose: (way: StartWay, requestId?: string) => void
}

interface WayCard {
  key: string
  way: StartWay
  requestId?: string
  title: string
  text: string
  pkr?: number | undefined
}

/** The ways to begin as cards, each with its sum where it is known. */
export function WayCards({ draft, sources, loading, error, onChoose }: WayCardsProps) {
  const chosen = (card: WayCard) =>
    card.way === draft.way &&
    (card.way !== 'quote' || card.requestId === (draft.requestId ?? sources.quotes[0]?.request.id))
  return (
    <fieldset className="min-w-0" data-field="way">
      <legend className="sr-only">{words.beginsWith}</legend>
      <div className="grid gap-3">
        {loading && (
          <p className="border border-line bg-sheet p-4 text-muted" role="status">
            {words.loadingQuote}
          </p>
        )}
        {cardsOf(sources).map((card) => (
          <label
            className="choice-card flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3.5"
            key={card.key}
          >
            <input
              aria-invalid={error ? true : undefined}
              checked={chosen(card)}
              className="size-6 shrink-0 accent-blue"
              name="way"
              onChange={() => onChoose(card.way, card.requestId)}
              type="radio"
              value={card.key}
            />
            <span className="min-w-0 flex-[1_1_8rem]">
              <span className="block font-medium">{card.title}</span>
              <span className="block text-muted text-small">
                <bdi>{card.text}</bdi>
              </span>
            </span>
            {card.pkr !== undefined && <Amount className="text-h3" text={words.displayAmount(card.pkr)} />}
          </label>
        ))}
      </div>
      <HintAndError error={error} id="way" />
    </fieldset>
  )
}

function cardsOf({ quotes, estimate }: StartSources): WayCard[] {
  return [
    ...quotes.map((one) => ({
      key: one.request.id,
      way: 'quote' as const,
      requestId: one.request.id,
      title: words.chosenQuote,
      text: words.quoteOf(one.company, dayInPakistan(Date.parse(one.quote.sentAt))),
      pkr: baseOf(one),
    })),
    { key: 'own-price', way: 'own-price', title: words.ownBuilder, text: words.ownBuilderText },
    {
      key: 'estimate',
      way: 'estimate',
      title: words.buildOurselves,
      text: words.estimateIsPlan,
      pkr: estimate?.total.costPkr,
    },
  ]
}
