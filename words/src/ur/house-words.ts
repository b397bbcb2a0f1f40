// Words for a house and its estimate, which `house-in-words.ts` combines.
export { daysOfPrices, displayDate, displayRate, displayRupees, groupDigits } from './amounts.ts'
export { neverInBill } from './estimates.ts'
export { estimateTitle } from './house-title.ts'
export { lower } from './labels.ts'
export { comma, semicolon } from './language.ts'
export { cities } from './places.ts'
export { addOns, grades, options, plotUnits, statuses } from './values.ts'

export const completeHouse = 'مکمل گھر'
export const greyStructure = 'گرے سٹرکچر'
export const withMaterial = 'میٹریل کے ساتھ'
export const labourAlone = 'صرف مزدوری، بغیر میٹریل'
export const ratesPublished = 'شائع شدہ قیمتوں سے'
export const ratesDerived = 'شائع شدہ اعداد سے نکالے ہوئے'
export const ratesAssumed = 'ہمارا اپنا اندازہ'
export const ratesYours = 'آپ کی اپنی قیمتیں'
const inMarla = (sft: number | undefined) => (sft ? ` (${sft} مربع فٹ فی مرلہ)` : '')
export const plotIn = (size: string, unit: string, marlaSft: number | undefined, city: string) =>
  `${city} میں ${size} ${unit}${inMarla(marlaSft)}`
/** The plot without its city: `7 Marla of 225 sft`. */
export const plotOf = (size: string, unit: string, marlaSft: number | undefined) =>
  marlaSft === undefined ? `${size} ${unit}` : `${size} ${unit}، ${marlaSft} مربع فٹ فی مرلہ`
export const marlaOf = (sft: number) => `${sft} مربع فٹ فی مرلہ`
export const kanalOf = (size: string, unit: string, marlaSft: number) =>
  `${size} ${unit}، ${marlaOf(marlaSft)}`
export const areaOn = (sft: string, storeys: string) => `${storeys}، ${sft} مربع فٹ`
/** Each kind of room after its number, as a short list. */
export const roomsInShort = (count: Rooms) => [
  `${count.bedrooms} بیڈ روم`,
  `${count.bathrooms} باتھ روم`,
  `${count.kitchens} کچن`,
  `${count.livingRooms} لاؤنج`,
  `${count.drawingRooms} ڈرائنگ روم`,
]
export const covered = (sft: string) => `${sft} مربع فٹ کورڈ ایریا`
export const storeyCount = (storeys: number) => (storeys === 1 ? '1 منزل' : `${storeys} منزلیں`)
type Rooms = Record<'bedrooms' | 'bathrooms' | 'kitchens' | 'livingRooms' | 'drawingRooms', number>
export const roomCounts = (rooms: Rooms) =>
  `بیڈ روم ${rooms.bedrooms}، باتھ روم ${rooms.bathrooms}، کچن ${rooms.kitchens}، لاؤنج ${rooms.livingRooms}، ڈرائنگ روم ${rooms.drawingRooms}`
/** The age is given once it widens the range. Files and paper name the price book too. */
export const pricesOf = (date: string, version: string | undefined, ageDays: number | undefined) =>
  `${date} کی قیمتیں${version ? ` (ریٹ لسٹ ${version})` : ''}${ageDays === undefined ? '' : `، ${ageDays} دن پرانی: اس لیے کم از کم اور زیادہ سے زیادہ میں فاصلہ زیادہ ہے`}`
export const leftOut = (items: string) => `اس معیار میں شامل نہیں: ${items}۔`
export const materialToBuy = (amount: string) =>
  `صرف مزدوری: تقریباً ${amount} کا میٹریل آپ خود خریدیں گے، وہ اس بل میں نہیں۔`
export const notInBill = (items: string) => `اس بل میں شامل نہیں: ${items}۔`
const whatRangeCovers = 'یہ رینج قیمتوں اور مقداروں کی ہے، ڈیزائن، زمین یا وقت کی تبدیلی کی نہیں۔'
export const allRates = (rates: string) => `یہ قیمتیں کتنی پکی ہیں: سب ${rates}۔ ${whatRangeCovers}`
export const rateShare = (percent: number, rates: string) => `${percent}\u00a0فیصد ${rates}`
export const mixedRates = (shares: string) => `یہ قیمتیں کتنی پکی ہیں: ${shares}۔ ${whatRangeCovers}`
export const addOnLine = (name: string, pct: number, status: string) => `${name}، ${pct} فیصد (${status})`
export const withAllOnTop = 'بل، اوپر کے تمام فیصد کے ساتھ'
/** Part of a line: tells what its price is for when labour has a price of its own. */
export const labourOf = (item: string) => `مزدوری: ${item}`
export const ownPriceOf = (item: string, price: string) => `${item}، آپ کی قیمت ${price} پر`
export const withPart = (part: string) => `شامل: ${part}`
export const withoutPart = (part: string) => `شامل نہیں: ${part}`
export const switchedOff = (items: string) => `آپ نے نکال دیا: ${items}۔`
/** `7 Marla in Lahore`, followed by anything unusual. */
export const houseIn = (size: string, unit: string, city: string, parts: readonly string[]) =>
  [`${city} میں ${size} ${unit}`, ...parts].join('، ')
