// Words for a house and its estimate, which `house-in-words.ts` combines.
export { daysOfPrices, displayDate, displayRate, displayRupees, groupDigits } from './amounts.ts'
export { neverInBill } from './estimates.ts'
export { estimateTitle } from './house-title.ts'
export { lower } from './labels.ts'
export { comma, semicolon } from './language.ts'
export { cities } from './places.ts'
export { addOns, grades, options, plotUnits, statuses } from './values.ts'

export const completeHouse = 'Complete house'
export const greyStructure = 'Grey structure'
export const withMaterial = 'with material'
export const labourAlone = 'labour alone, without material'
export const ratesPublished = 'from published prices'
export const ratesDerived = 'worked out from published figures'
export const ratesAssumed = 'our own estimate'
export const ratesYours = 'your own prices'
const inMarla = (sft: number | undefined) => (sft ? ` (Marla of ${sft} sft)` : '')
export const plotIn = (size: string, unit: string, marlaSft: number | undefined, city: string) =>
  `${size} ${unit}${inMarla(marlaSft)} in ${city}`
/** The plot without its city: `7 Marla of 225 sft`. */
export const plotOf = (size: string, unit: string, marlaSft: number | undefined) =>
  marlaSft === undefined ? `${size} ${unit}` : `${size} ${unit} of ${marlaSft} sft`
export const marlaOf = (sft: number) => `a Marla of ${sft} sft`
export const kanalOf = (size: string, unit: string, marlaSft: number) =>
  `${size} ${unit}, ${marlaOf(marlaSft)}`
export const areaOn = (sft: string, storeys: string) => `${sft} sft on ${storeys}`
const rooms = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
/** Each kind of room after its number, as a short list. */
export const roomsInShort = (count: Rooms) => [
  rooms(count.bedrooms, 'bedroom', 'bedrooms'),
  rooms(count.bathrooms, 'bathroom', 'bathrooms'),
  rooms(count.kitchens, 'kitchen', 'kitchens'),
  `${count.livingRooms} living`,
  `${count.drawingRooms} drawing`,
]
export const covered = (sft: string) => `${sft} sft covered`
export const storeyCount = (storeys: number) => (storeys === 1 ? '1 storey' : `${storeys} storeys`)
type Rooms = Record<'bedrooms' | 'bathrooms' | 'kitchens' | 'livingRooms' | 'drawingRooms', number>
export const roomCounts = (rooms: Rooms) =>
  `bedrooms ${rooms.bedrooms}, bathrooms ${rooms.bathrooms}, kitchens ${rooms.kitchens}, living rooms ${rooms.livingRooms}, drawing rooms ${rooms.drawingRooms}`
/** The age is given once it widens the range. Files and paper name the price book too. */
export const pricesOf = (date: string, version: string | undefined, ageDays: number | undefined) =>
  `Prices of ${date}${version ? ` (price book ${version})` : ''}${ageDays === undefined ? '' : `, ${ageDays} days old: low and high reach further for it`}`
export const leftOut = (items: string) => `Not included at this grade: ${items}.`
export const materialToBuy = (amount: string) =>
  `Labour alone: material of about ${amount} is yours to buy and is not in this bill.`
export const notInBill = (items: string) => `Not in this bill: ${items}.`
const whatRangeCovers = 'The range covers prices and quantities, not a change of design, soil or time.'
export const allRates = (rates: string) =>
  `How sure are these prices: all of them ${rates}. ${whatRangeCovers}`
export const rateShare = (percent: number, rates: string) => `${percent}\u00a0% ${rates}`
export const mixedRates = (shares: string) => `How sure are these prices: ${shares}. ${whatRangeCovers}`
export const addOnLine = (name: string, pct: number, status: string) => `${name}, ${pct} % (${status})`
export const withAllOnTop = 'The bill with all on top'
/** Part of a line: tells what its price is for when labour has a price of its own. */
export const labourOf = (item: string) => `labour of ${item}`
export const ownPriceOf = (item: string, price: string) => `${item} at your price of ${price}`
export const withPart = (part: string) => `with ${part.toLowerCase()}`
export const withoutPart = (part: string) => `without ${part.toLowerCase()}`
export const switchedOff = (items: string) => `Left out by you: ${items}.`
/** `7 Marla in Lahore`, followed by anything unusual. */
export const houseIn = (size: string, unit: string, city: string, parts: readonly string[]) =>
  [`${size} ${unit} in ${city}`, ...parts].join(', ')
