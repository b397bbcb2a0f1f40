import { apart } from '../apart.ts'
import type { Named } from '../named.ts'
import { nameOf } from './catalogue.ts'

const inTurn = (names: readonly string[]) => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

export const typed = (text: string) => `“${apart(text)}”`
/** Before the link that searches for the words as they were typed; `listed` is companies, or words. */
export const showing = (listed: string) => `Showing ${lower(listed)};`
/** Companies that do what the text names. */
export const showingFor = (listed: string, text: string) => `Showing ${lower(listed)} for ${typed(text)}`
export const searchFor = (text: string) => `search for ${typed(text)} instead`
export const leftOut = (texts: readonly string[]) => `Left out: ${texts.map(apart).join(', ')}`

/** Cities of a locality, above a list of companies of those cities; `found` is true when the list has companies. */
export const isIn = (locality: { name: string; urdu: string }, cities: readonly Named[], found: boolean) => {
  const there = inTurn(cities.map(nameOf))
  return found ? `${locality.name} is in ${there}: companies there.` : `${locality.name} is in ${there}.`
}

/** Text before the companies that bring the workmen of a trade. */
export const noneListed = (trade: string) => `No ${trade} are listed here:`
/** Companies that bring them, by the service's id. */
export const bringTheirOwn: Readonly<Record<number, string>> = {
  4: 'architects bring their own',
  5: 'construction companies bring their own',
  6: 'interior designers bring their own',
}
export const companiesBring = 'companies bring their own'

/** Trades by their names on the wire. */
export const trades = {
  electrician: 'electricians',
  plumber: 'plumbers',
  mason: 'masons',
  carpenter: 'carpenters',
  painter: 'painters',
  tileFixer: 'tile fixers',
  steelFixer: 'steel fixers',
  welder: 'welders',
  plasterer: 'plasterers',
  shuttering: 'shuttering workers',
  labourer: 'labourers',
  ceilingFixer: 'ceiling fixers',
  kitchenMaker: 'kitchen makers',
  surveyor: 'surveyors',
  structuralEngineer: 'structural engineers',
}
