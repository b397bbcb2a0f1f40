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

/** The chosen options, and the request of the last press of the button. */
export interface QuickAnswers {
  readonly city: City | ''
  readonly area: Area | ''
  readonly constructionType: ConstructionType
  readonly constructionMode: ConstructionMode
  readonly view: BreakdownView
  /** Text as typed. */
  readonly coveredAreaSft: string
  readonly rooms: Rooms
  /** The request for which figures are shown; undefined until something was calculated. */
  readonly shown: QuickRequest | undefined
}

/** Start values of the form: the reference house of the line items. */
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

/** Reads `lahore.10-marla.complete.finishing`; undefined when a part is not in its list. */
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

/** Reads the answers from an address. Missing or invalid ones get their start value. */
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
 * Options chosen in the prerendered HTML before the script ran. Call it before hydration, which resets the choices.
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

/** True when an address asks for a plot size for which the quick estimate has no figures. */
export function asksUnknownArea(params: URLSearchParams): boolean {
  return params.has('area') && !findBySlug(areas, params.get('area'))
}

/** Query for the answers; start values are left out. */
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

/** Answers after `Calculate Cost`; unchanged when city or area is missing. */
export function calculate(answers: QuickAnswers): QuickAnswers {
  const { city, area, constructionType, view } = answers
  return city && area ? { ...answers, shown: { city, area, constructionType, view } } : answers
}

/** True when the options have changed since the shown figures were calculated. */
export function isOutdated({ shown, city, area, constructionType }: QuickAnswers): boolean {
  return (
    shown !== undefined &&
    (shown.city !== city || shown.area !== area || shown.constructionType !== constructionType)
  )
}

/**
 * Query of the detailed estimate with these answers. Covered area and rooms are included only when they were changed:
 * otherwise the detailed estimate takes the usual ones for the plot.
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
