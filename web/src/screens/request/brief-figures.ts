import {
  type AnswerField,
  areaUnits,
  cities,
  currentPriceBook,
  type DetailedEstimate,
  detailedEstimate,
  marlaSizes,
  type Problem,
  usualHouse,
} from '@tameer/calculator'
import { estimateToBuild, type NewRequest, requestServices } from '@tameer/contract'
import { readNumber } from '@tameer/figures'
import { bothStages } from '../../features/estimates/both-stages.ts'
import type { Brief } from '../../features/requests/request-brief.tsx'
import type { AnswerTexts, RequestDraft } from './request-draft.ts'

const plotFields = ['city', 'plotSize', 'plotUnit', 'marlaStandardSft', 'coveredAreaSft', 'constructionType']

/** Figures from the typed answers: an estimate, or for an architect only place and size. */
export interface BriefFigures {
  readonly estimate: DetailedEstimate | undefined
  readonly problems: readonly Problem[]
  /** Cost of the house complete and as grey structure, in whole rupees, once it is known. */
  readonly stages: ReturnType<typeof bothStages> | undefined
  /** The usual covered area on the plot in sft, once the plot is known. */
  readonly usualAreaSft: number | undefined
}

export function figuresOf({ service, answers }: Pick<RequestDraft, 'service' | 'answers'>): BriefFigures {
  const given = withoutEmpty(answers)
  const result = detailedEstimate(given, currentPriceBook)
  const usualAreaSft = usualHouse({ ...given, storeys: undefined })?.coveredAreaSft
  const problems = result.ok ? [] : result.problems
  // Architects work in every city, also where there is no price book.
  const asked =
    isArchitecture({ service }) && answers.city ? problems.filter(({ field }) => field !== 'city') : problems
  const estimate = result.ok ? result.estimate : undefined
  return { estimate, problems: asked, stages: estimate && bothStages(estimate), usualAreaSft }
}

export function isArchitecture({ service }: Pick<RequestDraft, 'service'>): boolean {
  return service === requestServices.architecture
}

/** Estimate of what is to be built, in PKR; null while it is not known, and for an architect. */
export function estimateOf(
  { service }: Pick<RequestDraft, 'service'>,
  { estimate }: BriefFigures,
): number | null {
  return estimateToBuild({ service, totalPkr: estimate?.total.costPkr ?? null })
}

/** Leaves out empty fields, which then get the usual answers. */
function withoutEmpty(answers: AnswerTexts): AnswerTexts {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''))
}

/** Only the answers to questions of this form. */
export function plotAnswers(answers: AnswerTexts): AnswerTexts {
  return Object.fromEntries(Object.entries(answers).filter(([field]) => plotFields.includes(field)))
}

export function canEstimate(city: string): boolean {
  return cities.some((one) => one === city)
}

export function problemOf(figures: BriefFigures, field: AnswerField): Problem | undefined {
  return figures.problems.find((one) => one.field === field)
}

function plotOf({ plotSize, plotUnit, marlaStandardSft }: AnswerTexts) {
  return {
    plotSize: readNumber(plotSize ?? '') ?? 0,
    plotUnit: areaUnits.find((one) => one === plotUnit) ?? areaUnits[0],
    marlaStandardSft: marlaSizes.find((one) => String(one) === marlaStandardSft) ?? marlaSizes[0],
  }
}

/** The part of a request about the work; empty while something is missing. */
export function workOf(draft: RequestDraft, { estimate, usualAreaSft }: BriefFigures): Partial<NewRequest> {
  const { city = '', coveredAreaSft } = draft.answers
  if (estimate) {
    const { answers, priceBook, total } = estimate
    return { city, answers: { ...answers }, priceBook: priceBook.version, totalPkr: total.costPkr }
  }
  return {
    city,
    plot: plotOf(draft.answers),
    coveredAreaSft: readNumber(coveredAreaSft ?? '') || usualAreaSft || 0,
  }
}

/** The request as companies will read it. */
export function briefOf(draft: RequestDraft, figures: BriefFigures): Brief {
  const { service, locality, start, notes, answers: texts } = draft
  const written = { service, locality: locality.trim(), start, notes: notes.trim(), city: texts.city ?? '' }
  const { estimate } = figures
  if (!estimate) {
    const { plot, coveredAreaSft = null } = workOf(draft, figures)
    // A size that is not typed yet is left out.
    const known = plot && plot.plotSize > 0 ? plot : null
    return { ...written, plot: known, coveredAreaSft, answers: null, bill: null }
  }
  const { answers, sections, total, priceBook } = estimate
  const lines = sections.flatMap(({ key, phase, lines }) =>
    lines.map((line) => ({ ...line, section: key, phase })),
  )
  return {
    ...written,
    plot: plotOf({ ...texts, plotSize: String(answers.plotSize) }),
    coveredAreaSft: answers.coveredAreaSft,
    answers: { ...answers },
    bill: { totalPkr: total.costPkr, ...priceBook, lines },
  }
}
