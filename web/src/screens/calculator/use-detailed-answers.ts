import {
  type AnswerField,
  currentPriceBook,
  type DetailedEstimate,
  decodeAnswers,
  detailedEstimate,
  encodeAnswers,
  type Problem,
} from '@tameer/calculator'
import { useMemo, useState } from 'react'
import { useAddressState } from './use-address-state.ts'

/** Answers as typed; what is absent takes the usual answer. */
export type AnswerTexts = { readonly [field in AnswerField]?: string }

interface AddressState {
  readonly texts: AnswerTexts
  /** What the link said of its prices; absent once an answer was changed. */
  readonly linkVersion?: string
  readonly linkTotalPkr?: number
}

function readState(params: URLSearchParams): AddressState {
  const { answers, priceBookVersion, totalPkr } = decodeAnswers(params.toString())
  return {
    texts: answers as AnswerTexts,
    ...(priceBookVersion ? { linkVersion: priceBookVersion } : {}),
    ...(totalPkr === undefined ? {} : { linkTotalPkr: totalPkr }),
  }
}

/** The query of a link to these answers, naming the prices and the total its maker saw. */
export function detailedLinkQuery(texts: AnswerTexts): string {
  const result = detailedEstimate(texts)
  const priceBookVersion = currentPriceBook.version
  const facts = result.ok
    ? { priceBookVersion, totalPkr: result.estimate.total.costPkr }
    : { priceBookVersion }
  return `mode=detailed&${encodeAnswers(texts, facts)}`
}

function writeState({ texts }: AddressState): URLSearchParams {
  return new URLSearchParams(detailedLinkQuery(texts))
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
  readonly linkVersion: string | undefined
  readonly linkTotalPkr: number | undefined
}

/** The answers of the detailed estimate, kept in the address, and their bill. */
export function useDetailedAnswers(): DetailedAnswers {
  const [{ texts, linkVersion, linkTotalPkr }, setState] = useAddressState(readState, writeState)
  const result = useMemo(() => detailedEstimate(texts), [texts])
  const [lastGood, setLastGood] = useState<DetailedEstimate>()
  if (result.ok && result.estimate !== lastGood) setLastGood(result.estimate)
  return {
    texts,
    change: (changed) => setState({ texts: { ...texts, ...changed } }),
    forget: (field) => {
      const { [field]: _, ...rest } = texts
      setState({ texts: rest })
    },
    estimate: result.ok ? result.estimate : lastGood,
    problems: result.ok ? [] : result.problems,
    linkVersion,
    linkTotalPkr,
  }
}
