import { dayMs, type HomeownerRequest, requestServices } from '@tameer/contract'
import * as words from '#words/request-page'
import { serverNow } from '../../../lib/server-time.ts'

/** The work: `complete house`, `architecture` */
export function workOf({ service, answers }: Pick<HomeownerRequest, 'service' | 'answers'>): string {
  if (service === requestServices.architecture) return words.works.architecture
  if (service === requestServices.interiorDesign) return words.works.interior
  return answers?.constructionType === 'Grey Structure' ? words.works.grey : words.works.house
}

/** The place: `10 Marla, Lahore` */
export function placeOf({ city, cityUr, plot }: Pick<HomeownerRequest, 'city' | 'cityUr' | 'plot'>): string {
  const name = words.nameOf({ name: city, nameUr: cityUr })
  if (!plot) return name
  return words.plotIn(words.groupDigits(plot.plotSize), words.plotUnits[plot.plotUnit], name)
}

/** The state: `open, 37 days left` */
export function stateOf({ state, endsAt }: HomeownerRequest, now = serverNow()): string {
  if (state === 'unconfirmed') return words.notSent
  if (state !== 'open') return words.states[state]
  return words.openFor(Math.floor((Date.parse(endsAt) - now) / dayMs))
}
