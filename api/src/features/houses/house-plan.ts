import { stageTotals } from '@tameer/calculator'
import { daysBetween, houseLimits as limits, type newHouse, problem } from '@tameer/contract'
import {
  basePkrOf,
  materialParts,
  type NewStage,
  plannedDays,
  stagesOfEstimate,
  stagesOfPrice,
} from '@tameer/houses'
import { dueOf, type StageShare } from '@tameer/quotes'
import type * as z from 'zod'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { invalidField } from '../../core/errors.ts'
import { findCityByName, listCities } from '../../db/queries/companies/catalogue.ts'
import type { HouseRecord, HouseStageRecord } from '../../db/tables/house-schema.ts'
import { freezeEstimate } from '../../prices/frozen-estimate.ts'
import { loadPrices } from '../../prices/price-books.ts'
import { chosenQuote } from './chosen-quote.ts'
import { columnOf, materialsOfQuote } from './material/house-materials.ts'

export type HouseForm = z.output<typeof newHouse>

type Copied = Pick<
  HouseRecord,
  | 'basis'
  | 'companyId'
  | 'requestId'
  | 'quoteId'
  | 'builder'
  | 'city'
  | 'locality'
  | 'plot'
  | 'coveredAreaSft'
  | 'answers'
  | 'priceBook'
  | 'bill'
  | 'materials'
  | 'basePkr'
  | 'taxOnTop'
  | 'startsOn'
  | 'weeks'
  | 'email'
  | 'emailKey'
  | 'emailConfirmedAt'
>

/** Data with which a house begins, and which never change. */
export interface HousePlan {
  house: Copied
  stages: Pick<HouseStageRecord, 'stage' | 'due' | 'percentHundredths' | 'sharePkr' | 'plannedOn'>[]
}

const nothingCopied = {
  companyId: null,
  requestId: null,
  quoteId: null,
  builder: '',
  plot: null,
  coveredAreaSft: null,
  answers: null,
  priceBook: null,
  bill: null,
  materials: null,
  taxOnTop: 0,
  email: null,
  emailKey: null,
  emailConfirmedAt: null,
}

/** Works out with what a house begins, in one of the three ways. Throws `invalid`, `not-found`, `conflict`. */
export async function planHouse(context: Context, caller: Caller, form: HouseForm): Promise<HousePlan> {
  requireNear(form.startsOn, dayInPakistan(context.clock()))
  if (form.basis === 'quote') return planQuote(context, caller, form)
  const city = await requireCity(context, form)
  return form.basis === 'estimate' ? planEstimate(context, form, city) : planOwnPrice(context, form, city)
}

function requireNear(startsOn: string, today: string): void {
  const most = limits.startYears * 366
  if (Math.abs(daysBetween(today, startsOn)) > most) throw invalidField('startsOn', 'startTooFar')
}

async function requireCity({ db }: Context, form: HouseForm): Promise<string> {
  if (form.city === undefined) throw invalidField('city', 'selectCity')
  const city = findCityByName(await listCities(db.read), (name) => name === form.city)
  if (!city) throw invalidField('city', 'cityNotListed')
  return form.city
}

async function planQuote(context: Context, caller: Caller, form: HouseForm): Promise<HousePlan> {
  const { request, quote, company } = await chosenQuote(context, caller, form.requestId)
  const { tax, taxPkr, terms, headlinePkr, covers } = quote.body
  const isOnTop = tax === 'not-included'
  const basePkr = basePkrOf({ headlinePkr, taxPkr: isOnTop ? (taxPkr ?? undefined) : undefined })
  const weeks = form.weeks === undefined ? (terms.durationWeeks ?? null) : form.weeks
  const house = {
    ...nothingCopied,
    basis: 'quote' as const,
    companyId: company.id,
    requestId: request.id,
    quoteId: quote.id,
    builder: company.name,
    city: request.city,
    locality: form.locality ?? request.locality,
    plot: request.plot,
    coveredAreaSft: request.coveredAreaSft,
    answers: request.answers,
    priceBook: request.priceBook,
    bill: request.bill,
    materials: await materialsOfQuote(context, request, covers),
    basePkr,
    taxOnTop: isOnTop && (taxPkr ?? null) === null ? 1 : 0,
    startsOn: form.startsOn,
    weeks: weeks && Math.min(weeks, limits.weeks.max),
    // A request is open only once its mailbox was confirmed. One that was erased has none.
    ...(request.email !== '' && {
      email: request.email,
      emailKey: request.emailKey,
      emailConfirmedAt: request.openedAt,
    }),
  }
  return { house, stages: planned(form, house, stagesOfPrice(basePkr, terms.stages)) }
}

async function planOwnPrice(context: Context, form: HouseForm, city: string): Promise<HousePlan> {
  const { builder = '', basePkr, plot } = form
  if (builder === '') throw invalidField('builder', 'enterBuilder')
  if (basePkr === undefined) throw invalidField('basePkr', 'wholeRupees')
  const shares = sharesOfForm(form)
  const frozen = form.answers && (await freeze(context, { ...form, answers: form.answers }, city)).frozen
  const house = {
    ...nothingCopied,
    plot: plot ? JSON.stringify(plot) : null,
    ...(frozen && copyOf(frozen)),
    basis: 'own-price' as const,
    builder,
    city,
    locality: form.locality ?? '',
    basePkr,
    startsOn: form.startsOn,
    weeks: form.weeks ?? null,
  }
  return { house, stages: planned(form, house, stagesOfPrice(basePkr, shares)) }
}

async function planEstimate(context: Context, form: HouseForm, city: string): Promise<HousePlan> {
  if (form.answers === undefined) throw invalidField('answers', 'estimateNeeded')
  const { frozen, estimate, book } = await freeze(context, { ...form, answers: form.answers }, city)
  const lines = estimate.sections.flatMap((section) => section.lines)
  const house = {
    ...nothingCopied,
    ...copyOf(frozen),
    materials: columnOf(materialParts(lines, book)),
    basis: 'estimate' as const,
    city,
    locality: form.locality ?? '',
    basePkr: estimate.total.costPkr,
    startsOn: form.startsOn,
    weeks: form.weeks ?? null,
  }
  return { house, stages: planned(form, house, stagesOfEstimate(stageTotals(estimate, book))) }
}

async function freeze(
  context: Context,
  { answers, priceBook, totalPkr }: HouseForm & { answers: Record<string, unknown> },
  city: string,
) {
  return freezeEstimate(
    { city, answers: { ...answers, city }, priceBook, totalPkr },
    await loadPrices(context),
  )
}

function copyOf({
  plot,
  coveredAreaSft,
  answers,
  priceBook,
  bill,
}: ReturnType<typeof freezeEstimate>['frozen']) {
  return { plot, coveredAreaSft, answers, priceBook, bill }
}

/** The stages of an own price, which add up to the whole. */
function sharesOfForm({ stages }: HouseForm): StageShare[] {
  if (!stages) throw invalidField('stages', 'fillIn')
  const shares = stages.map(({ stage, due, percent }) => {
    if (!stage || percent === undefined) throw invalidField('stages', 'fillIn')
    const share = { stage, percent, ...(due && { due }) }
    if (dueOf(share) === undefined) throw invalidField('stages', 'stageDueMissing')
    return share
  })
  const hundredths = shares.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0)
  if (hundredths !== 100 * 100) {
    throw invalidField('stages', problem('percentNotHundred', { sum: hundredths / 100 }))
  }
  return shares
}

/** The stages with their days: those that were typed, or those that the weeks give. */
function planned(
  form: HouseForm,
  { startsOn, weeks, basis }: Pick<Copied, 'startsOn' | 'weeks' | 'basis'>,
  stages: readonly NewStage[],
): HousePlan['stages'] {
  if (basis !== 'own-price') requireDaysAlone(form, stages)
  const days = plannedDays({ startsOn, weeks, stages })
  return stages.map(({ stage, due, percent, sharePkr }, place) => {
    const typed = form.stages?.[place]?.plannedOn
    if (typed && Math.abs(daysBetween(startsOn, typed)) > limits.plannedYears * 366)
      throw invalidField('stages', 'plannedTooFar')
    const plannedOn = typed === undefined || due === 'before-work' ? (days[place] ?? null) : typed
    return {
      stage,
      due,
      percentHundredths: percent === null ? null : Math.round(percent * 100),
      sharePkr,
      plannedOn,
    }
  })
}

/** Throws `invalid` when more than the days of a quote's or an estimate's stages was given. */
function requireDaysAlone(form: HouseForm, stages: readonly NewStage[]): void {
  if (!form.stages) return
  const isOurs = form.stages.every(
    ({ stage, due, percent }, place) =>
      due === undefined && percent === undefined && (stage === undefined || stage === stages[place]?.stage),
  )
  if (!isOurs || form.stages.length !== stages.length) throw invalidField('stages', 'listedPlan')
}
