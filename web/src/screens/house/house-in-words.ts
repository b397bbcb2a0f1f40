import { dayInPakistan, type HouseView } from '@tameer/contract'
import { dayOf } from '@tameer/houses'
import { nameOf } from '#words/catalogue'
import * as words from '#words/house-page'

type House = HouseView['house']
type Stage = HouseView['stages'][number]

/** Day in Pakistan of a moment. */
export const onDay = (iso: string): string => dayInPakistan(Date.parse(iso))

/** The locality, or the city where none is known. */
export function placeOf({ locality, city, cityUr }: Pick<House, 'locality' | 'city' | 'cityUr'>): string {
  return locality || nameOf({ name: city, nameUr: cityUr })
}

/** Title of the page: the family's own house, or a house for its builder's side. */
export function titleOf({ house }: HouseView): string {
  const title = house.role === 'own' || house.role === 'family' ? words.yourTitle : words.title
  return title(placeOf(house))
}

/** Plot, city and day on the dimension line. */
export function measureOf({ house }: HouseView): string {
  const { plot } = house
  const city = nameOf({ name: house.city, nameUr: house.cityUr })
  const where = plot
    ? words.plotIn(words.groupDigits(plot.plotSize), words.plotUnits[plot.plotUnit], city)
    : city
  return `${where} · ${dayInWords(house)}`
}

function dayInWords(house: House): string {
  if (house.state !== 'open') return house.state === 'finished' ? words.finished : words.ended
  const day = dayOf(house)
  if ('beginsIn' in day) return words.beginsIn(day.beginsIn)
  return day.of === null ? words.dayAlone(day.day) : words.dayOf(day.day, day.of)
}

/** Name of the builder; without one, the word. A company whose quote began the house may have left. */
export const builderOf = ({ builder, basis, state }: House): string =>
  builder || (basis === 'quote' && state === 'open' ? words.companyGone : words.theBuilder)

/** Name of an author, for the caller. */
export function authorOf(
  { by, who, mine }: { by: 'family' | 'builder' | 'site'; who: string; mine?: boolean },
  house: House,
): string {
  if (by === 'family') return house.role === 'own' ? words.you : words.theFamily
  return mine ? words.you : who || builderOf(house)
}

/** Time of an entry: today's by the clock, others by the day. */
export function whenOf(iso: string, { today }: House): string {
  const day = onDay(iso)
  return day === today ? words.todayAt(iso) : words.displayDay(day)
}

/** State of a stage in one line, with its day and its agreed changes. */
export function stateOf(stage: Stage, house: House): string {
  const { duePkr, sharePkr, claim } = stage
  const changedPkr = duePkr === null || sharePkr === null ? 0 : duePkr - sharePkr
  return [
    ownState(stage, house),
    changedPkr !== 0 && words.changeOf(changedPkr),
    stage.state === 'claimed' && claim && words.countedPictures(claim.images.length),
  ]
    .filter(Boolean)
    .join(' · ')
}

function ownState(stage: Stage, house: House): string {
  const { due, plannedOn, shiftedOn, claim, question, agreedAt, withoutClaim } = stage
  if (due === 'before-work')
    return [words.dueAtStart, plannedOn && words.displayShortDay(plannedOn)].filter(Boolean).join(' ')
  if (stage.state === 'claimed' && claim) {
    const since = house.role === 'own' ? words.waitsForYouSince : words.waitsForFamilySince
    return since(onDay(claim.at))
  }
  if (stage.state === 'questioned' && question) return words.questionOf(onDay(question.at))
  if (stage.state === 'agreed') {
    if (withoutClaim) return words.withoutClaim
    return agreedAt ? words.agreedOn(onDay(agreedAt)) : words.agreed
  }
  const until = shiftedOn && words.by(shiftedOn)
  return [stage.state === 'begun' && words.begun, until].filter(Boolean).join(' · ') || words.planned
}
