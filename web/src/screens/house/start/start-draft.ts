import type { DetailedEstimate } from '@tameer/calculator'
import { stageTotals } from '@tameer/calculator'
import type { NewHouse } from '@tameer/contract'
import { houseLimits } from '@tameer/contract'
import { readFigure, readNumber } from '@tameer/figures'
import {
  basePkrOf,
  type NewStage,
  plannedDays,
  stagesOfEstimate,
  stagesOfPrice,
  usualStages,
  withAdvance,
} from '@tameer/houses'
import { type StageShare, sumPercent } from '@tameer/quotes'
import type { ChosenQuote } from './use-chosen-quotes.ts'

/** Fields that a person has typed before the house begins, as text. */
export interface StartDraft {
  readonly way: StartWay | undefined
  /** Id of the request, where several have a chosen quote. */
  readonly requestId: string | undefined
  readonly builder: string
  readonly price: string
  readonly city: string
  readonly locality: string
  readonly plotSize: string
  readonly plotUnit: NonNullable<NewHouse['plot']>['plotUnit']
  /** ISO date, or '' while it is none. */
  readonly startsOn: string
  /** Undefined until it is typed: then the quote's. */
  readonly weeks: string | undefined
  /** Per cent of the price before work, typed; '' for none. */
  readonly advance: string
  /** Stages of an own price. */
  readonly shares: readonly TypedShare[]
  /** Planned days that were changed, by the place of their stage. */
  readonly days: Readonly<Record<number, string>>
}

export type StartWay = 'quote' | 'own-price' | 'estimate'

export interface TypedShare extends Pick<StageShare, 'stage' | 'due'> {
  readonly percent: string
}

/** Sources on this device that the house may begin with. */
export interface StartSources {
  readonly quotes: readonly ChosenQuote[]
  readonly estimate: DetailedEstimate | undefined
}

/** The house that the draft begins. */
export interface StartPlan {
  readonly stages: readonly NewStage[]
  readonly basePkr: number
  readonly weeks: number | null
  /** ISO day of each stage, null without one. */
  readonly days: readonly (string | null)[]
  readonly handoverOn: string | null
  readonly beforePercent: number
  readonly atHandoverPercent: number
  /** Sum of the typed per cent, of an own price. */
  readonly sumPercent: number
}

export const typedShares: readonly TypedShare[] = usualStages.map((share) => ({
  ...share,
  percent: String(share.percent),
}))

export function emptyDraft(today: string): StartDraft {
  return {
    way: undefined,
    requestId: undefined,
    builder: '',
    price: '',
    city: '',
    locality: '',
    plotSize: '',
    plotUnit: 'Marla',
    startsOn: today,
    weeks: undefined,
    advance: '',
    shares: typedShares,
    days: {},
  }
}

/** The chosen quote that the draft is about. */
export function quoteOf({ requestId }: StartDraft, { quotes }: StartSources): ChosenQuote | undefined {
  return quotes.find(({ request }) => request.id === requestId) ?? quotes[0]
}

/** The weeks as they stand in the field: those typed, or the quote's. */
export function weeksText(draft: StartDraft, sources: StartSources): string {
  if (draft.weeks !== undefined) return draft.weeks
  const weeks = draft.way === 'quote' ? quoteOf(draft, sources)?.quote.terms.durationWeeks : undefined
  return weeks ? String(weeks) : ''
}

/** The stages, days and sums that the draft gives. */
export function planOf(draft: StartDraft, sources: StartSources): StartPlan {
  const stages = stagesOf(draft, sources)
  const weeks = readNumber(weeksText(draft, sources)) ?? null
  const usable = weeks !== null && isWeeks(weeks) ? weeks : null
  const planned = plannedDays({ startsOn: draft.startsOn || '2000-01-01', weeks: usable, stages })
  const days = planned.map((day, place) => draft.days[place] || day)
  const part = (due: NewStage['due']) =>
    sumPercent(
      stages
        .filter((stage) => stage.due === due)
        .map(({ stage, percent }) => ({ stage, percent: percent ?? 0 })),
    )
  return {
    stages,
    basePkr: stages.reduce((sum, { sharePkr }) => sum + sharePkr, 0),
    weeks,
    days,
    handoverOn: days.findLast((day, place) => day !== null && stages[place]?.due !== 'before-work') ?? null,
    beforePercent: part('before-work'),
    atHandoverPercent: part('at-handover'),
    sumPercent: sumPercent(stages.map(({ stage, percent }) => ({ stage, percent: percent ?? 0 }))),
  }
}

function stagesOf(draft: StartDraft, sources: StartSources): NewStage[] {
  if (draft.way === 'quote') {
    const chosen = quoteOf(draft, sources)
    return chosen ? stagesOfPrice(baseOf(chosen), chosen.quote.terms.stages) : []
  }
  if (draft.way === 'estimate') return sources.estimate ? stagesOfEstimate(stageTotals(sources.estimate)) : []
  return draft.way === 'own-price' ? stagesOfPrice(readPrice(draft) ?? 0, sharesOf(draft)) : []
}

/** Price of a chosen quote, with the tax on top where its sum is known. Whole rupees. */
export function baseOf({ quote }: ChosenQuote): number {
  return basePkrOf({
    headlinePkr: quote.headlinePkr,
    taxPkr: quote.tax === 'not-included' ? (quote.taxPkr ?? 0) : 0,
  })
}

function sharesOf({ shares, advance }: StartDraft): StageShare[] {
  const typed = shares.map(({ percent, ...share }) => ({ ...share, percent: readNumber(percent) ?? 0 }))
  const before = readNumber(advance) ?? 0
  return before > 0 ? withAdvance(typed, before) : typed.filter(({ percent }) => percent !== 0)
}

function readPrice({ price }: StartDraft): number | undefined {
  const pkr = readFigure(price)
  return pkr === undefined || Number.isNaN(pkr) ? undefined : Math.round(pkr)
}

function isWeeks(weeks: number): boolean {
  const { min, max } = houseLimits.weeks
  return Number.isInteger(weeks) && weeks >= min && weeks <= max
}

/** Fields of the form that are not right, as keys of `#words/house-start`. */
export type StartProblem =
  | 'chooseWay'
  | 'enterBuilder'
  | 'enterPrice'
  | 'priceTooHigh'
  | 'enterCity'
  | 'enterPlot'
  | 'enterDay'
  | 'weeksOutside'
  | 'percentsOff'

/** Problems by field. */
export function problemsOf(draft: StartDraft, plan: StartPlan): Partial<Record<string, StartProblem>> {
  const { min, max } = houseLimits.basePkr
  const price = readPrice(draft)
  const own = draft.way === 'own-price'
  const found: Record<string, StartProblem | false> = {
    way: draft.way === undefined && 'chooseWay',
    builder: own && draft.builder.trim() === '' && 'enterBuilder',
    price: own && (price === undefined || price < min ? 'enterPrice' : price > max && 'priceTooHigh'),
    city: own && draft.city === '' && 'enterCity',
    plotSize: own && !((readNumber(draft.plotSize) ?? 0) > 0) && draft.plotSize !== '' && 'enterPlot',
    startsOn: draft.startsOn === '' && 'enterDay',
    weeks: plan.weeks !== null && !isWeeks(plan.weeks) && 'weeksOutside',
    shares: own && plan.sumPercent !== 100 && 'percentsOff',
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, StartProblem] => Boolean(entry[1])),
  )
}

/** The call's body, but for id, key and language. */
export function bodyOf(
  draft: StartDraft,
  sources: StartSources,
  plan: StartPlan,
): Omit<NewHouse, 'id' | 'key' | 'language'> {
  const { startsOn } = draft
  const when = { startsOn, weeks: plan.weeks }
  const days = Object.keys(draft.days).length > 0
  const onlyDays = days ? { stages: plan.days.map((plannedOn) => ({ plannedOn })) } : {}
  const locality = draft.locality.trim() ? { locality: draft.locality.trim() } : {}
  if (draft.way === 'quote') {
    const requestId = quoteOf(draft, sources)?.request.id
    return { basis: 'quote', ...(requestId && { requestId }), ...when, ...onlyDays }
  }
  if (draft.way === 'estimate' && sources.estimate) {
    const { answers, priceBook, total } = sources.estimate
    return {
      basis: 'estimate',
      answers: { ...answers },
      priceBook: priceBook.version,
      totalPkr: total.costPkr,
      city: answers.city,
      ...locality,
      ...when,
      ...onlyDays,
    }
  }
  const plotSize = readNumber(draft.plotSize)
  return {
    basis: 'own-price',
    builder: draft.builder.trim(),
    basePkr: plan.basePkr,
    city: draft.city,
    ...(plotSize && { plot: { plotSize, plotUnit: draft.plotUnit, marlaStandardSft: 225 } }),
    ...locality,
    stages: plan.stages.map(({ stage, due, percent }, place) => ({
      stage,
      percent: percent ?? 0,
      plannedOn: plan.days[place] ?? null,
      ...(isOwnWords(draft, stage) && { due }),
    })),
    ...when,
  }
}

function isOwnWords({ shares }: StartDraft, stage: string): boolean {
  return shares.some((one) => one.stage === stage && one.due !== undefined)
}
