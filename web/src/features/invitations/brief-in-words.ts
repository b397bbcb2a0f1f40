// A request in a few words: its title, and the content of its fold.
import { type Invitation, type InvitationRow, requestServices } from '@tameer/contract'
import { comma } from '#words/language'
import * as words from '#words/quote-request'

type Request = Invitation['request']

/** Parts of a request that its title uses. */
type House = Pick<InvitationRow, 'service' | 'city' | 'cityUr' | 'plot' | 'constructionType'>

/** Example: `Complete house, 10 Marla, Lahore` */
export function titleOfHouse({ service, city, cityUr, plot, constructionType }: House): string {
  const place = words.nameOf({ name: city, nameUr: cityUr })
  const name = words.services[service] ?? ''
  if (!plot) return words.titleIn(name, place)
  const isHouse = service === requestServices.construction && constructionType !== null
  const work = isHouse ? words.works[constructionType] : name
  const units: Readonly<Record<string, string>> = words.plotUnits
  const size = words.plotOf(words.groupDigits(plot.plotSize), units[plot.plotUnit] ?? plot.plotUnit)
  return [work, size, place].join(comma)
}

export function titleOfRequest(request: Request): string {
  const { answers } = request
  const work = answers?.constructionType === 'Grey Structure' ? 'Grey Structure' : 'Complete'
  return titleOfHouse({ ...request, constructionType: answers && work })
}

/** Example: `Estimate 1.75 Crore, 95 lines · 3,375 sq ft · 2 pictures`. Missing parts are left out. */
export function briefInWords({ bill, coveredAreaSft, images }: Request): string {
  const parts = [
    bill && words.estimateInShort(words.displayAmount(bill.totalPkr), bill.lines.length),
    coveredAreaSft !== null && words.sqFeet(words.groupDigits(Math.round(coveredAreaSft))),
    images.length > 0 && words.pictureCount(images.length),
  ]
  return parts.filter(Boolean).join(' · ')
}
