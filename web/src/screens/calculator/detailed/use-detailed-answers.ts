import {
  type AnswerField,
  type AnswersInput,
  currentPriceBook,
  type DetailedEstimate,
  decodeAnswers,
  detailedEstimate,
  encodeAnswers,
  type Problem,
} from '@tameer/calculator'
import { createContext, useState } from 'react'
import { roomNames } from '../quick-answers.ts'
import { estimateOf, usableEstimate } from '../usable-estimate.ts'
import { useAddressState } from '../use-address-state.ts'
import { type DetailedPlace, firstPlace, readPlace } from './detailed-steps.ts'

/** Answers as typed; what is absent takes the usual answer. */
export type AnswerTexts = { readonly [field in AnswerField]?: string }

interface AddressState {
  readonly texts: AnswerTexts
  /** Place shown on a phone; undefined until the person there moved on or typed. */
  readonly place: DetailedPlace | undefined
  /** True when the answers came by a link with a version of prices, until an answer is changed. */
  readonly fromLink?: boolean
  /** Version of prices named by the link; once an answer was changed, only while its prices are shown. */
  readonly linkVersion?: string
  readonly linkTotalPkr?: number
}

function readState(params: URLSearchParams): AddressState {
  const { answers, priceBookVersion, totalPkr } = decodeAnswers(params.toString())
  return {
    texts: answers as AnswerTexts,
    place: readPlace(params.get('step')),
    fromLink: params.has('prices'),
    ...(priceBookVersion ? { linkVersion: priceBookVersion } : {}),
    ...(totalPkr === undefined ? {} : { linkTotalPkr: totalPkr }),
  }
}

/** The query of a link to these answers, naming the prices and the total its maker saw. */
export function detailedLinkQuery(texts: AnswersInput): string {
  const result = estimateOf(texts)
  const priceBookVersion = currentPriceBook.version
  const facts = result.ok
    ? { priceBookVersion, totalPkr: result.estimate.total.costPkr }
    : { priceBookVersion }
  return `mode=detailed&${encodeAnswers(texts, facts)}`
}

/** The query of the bill of these answers at the newest prices. */
export function todaysBillQuery(texts: AnswersInput): string {
  const params = new URLSearchParams(detailedLinkQuery(texts))
  for (const name of ['prices', 'total']) params.delete(name)
  params.set('step', 'bill')
  return params.toString()
}

function writeState({ texts, place, linkVersion, linkTotalPkr }: AddressState): URLSearchParams {
  const params = new URLSearchParams(detailedLinkQuery(texts))
  if (linkVersion) params.set('prices', linkVersion)
  if (linkTotalPkr !== undefined) params.set('total', String(linkTotalPkr))
  if (place) params.set('step', place)
  return params
}

/** Going back is to another step, not to former answers. */
function resume(current: AddressState, { place }: AddressState): AddressState {
  return { ...current, place }
}

export interface DetailedAnswers {
  readonly texts: AnswerTexts
  readonly change: (changed: AnswerTexts) => void
  /** Goes back to the usual answer. */
  readonly forget: (field: AnswerField) => void
  /** The bill of the last answers that could be used. */
  readonly estimate: DetailedEstimate | undefined
  /** Empty when the bill is of the answers as they stand. */
  readonly problems: readonly Problem[]
  readonly fromLink: boolean
  readonly linkVersion: string | undefined
  readonly linkTotalPkr: number | undefined
  /** Place shown on a phone. */
  readonly place: DetailedPlace
  readonly goTo: (place: DetailedPlace) => void
  readonly settle: () => URLSearchParams | undefined
}

/** For what goes on from the address: see `settle` of the address's state. */
export const SettleAddress = createContext<() => URLSearchParams | undefined>(() => undefined)

/** The answers of the detailed estimate, kept in the address, and their bill. */
export function useDetailedAnswers(stepwise: boolean): DetailedAnswers {
  const { answers, change, settle, advance } = useAddressState(readState, writeState, resume)
  const { texts, linkVersion, linkTotalPkr } = answers
  const result = estimateOf(texts)
  const problems = result.ok ? [] : result.problems
  const [lastGood, setLastGood] = useState<DetailedEstimate>()
  // A link whose only faults are figures by id has a bill without them, in which they can be mended.
  const shown = result.ok || lastGood ? result : usableEstimate(texts)
  if (shown.ok && shown.estimate !== lastGood) setLastGood(shown.estimate)
  const place = answers.place ?? firstPlace(problems)
  // From a phone the step goes into the address, so that the first good answer does not jump to the bill.
  const withTexts = (next: AnswerTexts) =>
    change({
      texts: next,
      place: stepwise ? place : undefined,
      ...(linkVersion === currentPriceBook.version && { linkVersion }),
    })
  return {
    texts,
    change: (changed) => withTexts({ ...texts, ...changed }),
    forget: (field) => {
      const { [field]: _, ...rest } = texts
      withTexts(rest)
    },
    estimate: shown.ok ? shown.estimate : lastGood,
    problems,
    fromLink: answers.fromLink ?? false,
    linkVersion,
    linkTotalPkr,
    place,
    settle,
    goTo: (next) => advance({ ...answers, place }, { ...answers, place: next }),
  }
}

/** The usual house on the plot, where another answer cannot be used: its name is known though its bill is not. */
export function plotAlone({ city, plotSize, plotUnit, marlaStandardSft }: AnswerTexts) {
  const result = detailedEstimate({ city, plotSize, plotUnit, marlaStandardSft })
  return result.ok ? result.estimate : undefined
}

/** The quick options that both estimates ask for. */
export function quickQueryOf(texts: AnswerTexts): string {
  const params = new URLSearchParams()
  if (texts.city) params.set('city', texts.city.toLowerCase())
  // A size that it does not know is told of there.
  if (texts.plotSize)
    params.set('area', `${texts.plotSize} ${texts.plotUnit ?? 'Marla'}`.toLowerCase().replaceAll(' ', '-'))
  if (texts.constructionType === 'Complete') params.set('type', 'complete')
  if (texts.constructionMode === 'Without Material') params.set('material', 'without-material')
  if (texts.coveredAreaSft) params.set('coveredArea', texts.coveredAreaSft)
  for (const name of roomNames) if (texts[name]) params.set(name, texts[name])
  return params.toString()
}
