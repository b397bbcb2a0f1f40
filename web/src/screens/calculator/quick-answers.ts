import {
  type Area,
  areas,
  type BreakdownView,
  breakdownViews,
  type City,
  type ConstructionMode,
  type ConstructionType,
  cities,
  constructionModes,
  constructionTypes,
  type QuickRequest,
  type Rooms,
} from '@tameer/calculator'
import * as words from '#words/estimates'

export const roomLabels: Readonly<Record<keyof Rooms, string>> = {
  bedrooms: words.bedrooms,
  bathrooms: words.bathrooms,
  kitchens: words.kitchens,
  livingRooms: words.livingRooms,
  drawingRooms: words.drawingRooms,
}
export const roomNames = Object.keys(roomLabels) as readonly (keyof Rooms)[]

/** What the quick options hold, and what the last press of the button was asked for. */
export interface QuickAnswers {
  readonly city: City | ''
  readonly area: Area | ''
  readonly constructionType: ConstructionType
  readonly constructionMode: ConstructionMode
  readonly view: BreakdownView
  /** As typed. */
  readonly coveredAreaSft: string
  readonly rooms: Rooms
  /** What the figures on the page stand for; undefined until something was calculated. */
  readonly shown: QuickRequest | undefined
}

/** What the form shows at first: the reference house of the line items. */
const reference = {
  coveredAreaSft: 3375,
  rooms: { bedrooms: 5, bathrooms: 5, kitchens: 2, livingRooms: 2, drawingRooms: 1 },
}
const usualCoveredAreaSft = String(reference.coveredAreaSft)

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

function findBySlug<Name extends string>(names: readonly Name[], slug: string | null): Name | undefined {
  return names.find((name) => slugOf(name) === slug)
}

/** `lahore.10-marla.complete.finishing`, with every part one of the lists. */
function readShown(text: string | null): QuickRequest | undefined {
  const [citySlug = '', areaSlug = '', typeSlug = '', viewSlug = ''] = text?.split('.') ?? []
  const city = findBySlug(cities, citySlug)
  const area = findBySlug(areas, areaSlug)
  const constructionType = findBySlug(constructionTypes, typeSlug)
  if (!city || !area || !constructionType) return undefined
  return { city, area, constructionType, view: findBySlug(breakdownViews, viewSlug) ?? 'Complete' }
}

function readRoom(text: string | null, usual: number): number {
  return text !== null && /^([1-9]|10)$/.test(text) ? Number(text) : usual
}

/** Reads the answers out of an address; what is missing, or was edited into nonsense, is at its beginning. */
export function readQuickAnswers(params: URLSearchParams): QuickAnswers {
  const rooms = { ...reference.rooms }
  for (const name of roomNames) rooms[name] = readRoom(params.get(name), reference.rooms[name])
  const typed = params.get('coveredArea')
  return {
    city: findBySlug(cities, params.get('city')) ?? '',
    area: findBySlug(areas, params.get('area')) ?? '',
    constructionType: findBySlug(constructionTypes, params.get('type')) ?? 'Grey Structure',
    constructionMode: findBySlug(constructionModes, params.get('material')) ?? 'With Material',
    view: findBySlug(breakdownViews, params.get('view')) ?? 'Complete',
    coveredAreaSft: typed !== null && /^[\d.e+-]{0,6}$/i.test(typed) ? typed : usualCoveredAreaSft,
    rooms,
    shown: readShown(params.get('shown')),
  }
}

export const quickFormId = 'quick-options'

/**
 * What was chosen in the page as it came, before there was a script to take it in. To be read before that HTML is taken
 * over, which puts the choices back to their beginning.
 */
export function readEarlyChoices(): Partial<QuickAnswers> {
  if (typeof document === 'undefined') return {}
  const form = document.querySelector<HTMLFormElement>(`form#${quickFormId}`)
  const chosen = new Set<string>()
  for (const control of form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, :checked') ??
    [])
    if (!('defaultChecked' in control && control.defaultChecked)) chosen.add(control.value)
  const pick = <Name extends string>(names: readonly Name[]) => names.find((name) => chosen.has(name))
  const [city, area] = [pick(cities), pick(areas)]
  const [constructionType, constructionMode] = [pick(constructionTypes), pick(constructionModes)]
  return {
    ...(city && { city }),
    ...(area && { area }),
    ...(constructionType && { constructionType }),
    ...(constructionMode && { constructionMode }),
  }
}

/** Whether an address asks for a plot size of which the quick estimate has no figures. */
export function asksUnknownArea(params: URLSearchParams): boolean {
  return params.has('area') && !findBySlug(areas, params.get('area'))
}

/** The answers for the address; what stands at its beginning is left out. */
export function writeQuickAnswers(answers: QuickAnswers): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string, usual = '') => {
    if (value !== usual) params.set(name, slugOf(value))
  }
  set('city', answers.city)
  set('area', answers.area)
  set('type', answers.constructionType, 'Grey Structure')
  set('material', answers.constructionMode, 'With Material')
  set('view', answers.view, 'Complete')
  set('coveredArea', answers.coveredAreaSft, usualCoveredAreaSft)
  for (const name of roomNames) set(name, String(answers.rooms[name]), String(reference.rooms[name]))
  const { shown } = answers
  if (shown) {
    const { city, area, constructionType, view } = shown
    set('shown', [city, area, constructionType, ...(constructionType === 'Complete' ? [view] : [])].join('.'))
  }
  return params
}

/** The answers after `Calculate Cost`: the same ones when city or area is missing. */
export function calculate(answers: QuickAnswers): QuickAnswers {
  const { city, area, constructionType, view } = answers
  return city && area ? { ...answers, shown: { city, area, constructionType, view } } : answers
}

/** Whether the options have moved on since the figures on the page were worked out. */
export function isOutdated({ shown, city, area, constructionType }: QuickAnswers): boolean {
  return (
    shown !== undefined &&
    (shown.city !== city || shown.area !== area || shown.constructionType !== constructionType)
  )
}

/**
 * The query of the detailed estimate with the answers given here. Covered area and rooms go along only when they were
 * changed: left alone, the detailed estimate takes the usual ones of the chosen plot.
 */
export function detailedQuery(answers: QuickAnswers): string {
  const params = new URLSearchParams({ mode: 'detailed' })
  if (answers.city) params.set('city', answers.city)
  if (answers.area) params.set('plotSize', answers.area.split(' ')[0] ?? '')
  params.set('constructionType', answers.constructionType)
  params.set('constructionMode', answers.constructionMode)
  if (answers.coveredAreaSft !== usualCoveredAreaSft) params.set('coveredAreaSft', answers.coveredAreaSft)
  for (const name of roomNames) {
    if (answers.rooms[name] !== reference.rooms[name]) params.set(name, String(answers.rooms[name]))
  }
  return params.toString()
}
