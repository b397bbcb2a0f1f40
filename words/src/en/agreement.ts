// The sheet of what a family and its builder agreed. A client has it in both languages.

import { siteName } from './language.ts'

export { displayDate, groupDigits } from './amounts.ts'
export { apart, changes, chips, hows, inPrice, payduring, rows, tax, taxTop } from './check-parts.ts'
export { lower } from './labels.ts'
export { comma } from './language.ts'
export { cities } from './places.ts'
export { displayQuantity } from './quantities.ts'
export { changesInWords } from './quote-changes.ts'
export { joined } from './quote-terms.ts'
export { dues, paymentStages, taxes } from './quote-values.ts'
export { sumInWords } from './sum-in-words.ts'
export { grades, plotUnits } from './values.ts'

export const title = 'What we agreed'
export const sub = 'Building a house: a record of what was agreed'
export const print = 'Print or save as PDF'
export const open = 'Not agreed yet'
export const left = (a: string) => `${a} points not agreed yet`
export const next = 'Next one'
export const tail = `A record of what both sides agreed, not legal advice. ${siteName} is no party to it.`
export const lead = 'It prints on two pages, English and Urdu side by side. Press any text to change it.'
export const hand = 'May stay empty and be written by hand.'
/** The twelve clauses, in their order. */
export const clauses = [
  'Between',
  'The house',
  'The work',
  'Not in the price',
  'The price',
  'Payments',
  'Time',
  'Who buys what, and which make',
  'Changes',
  'Warranty',
  'Delay',
  'What ends it',
]
export const family = 'The family: name, CNIC, phone'
export const builder = 'The builder: name, CNIC, phone'
export const plot = 'The plot: number, street, scheme, city'
type Rooms = Record<'bedrooms' | 'bathrooms' | 'kitchens' | 'livingRooms' | 'drawingRooms', number>
const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
/** Each kind of room after its number. */
export const rooms = (count: Rooms) => [
  some(count.bedrooms, 'bedroom'),
  some(count.bathrooms, 'bathroom'),
  some(count.kitchens, 'kitchen'),
  some(count.livingRooms, 'lounge'),
  some(count.drawingRooms, 'drawing room'),
]
/** Size of a Marla after a plot in that unit. */
export const each = (sft: string) => ` (${sft} sq ft each)`
export const houseText = (a: string, b: string, c: string, d: string, storeys: number, f: string) =>
  `${a}${b} in ${c}. Covered area ${d} sq ft on ${some(storeys, 'storey')}: ${f}. Built to the drawings dated ____, which both have signed.`
export const workComplete = 'The complete house, ready to live in, labour and material (8).'
export const workGrey =
  'The grey structure, labour and material (8): walls, roofs, plaster, hidden pipes and wires.'
export const workLabour = (a: string) => `Labour alone, for ${a}. The family buys all material (8).`
export const scopes = { grey: 'the grey structure', complete: 'the whole house' }
export const also = (a: string) => `Also in the price: ${a}.`
export const nothingNamed = 'Nothing was named.'
export const rate = (a: string, b: string, c: string) => `${a} a sq ft × ${b} sq ft = ${c}`
export const inAll = 'In all, Rs'
export const areaChanges = 'If the covered area changes'
export const priceStays = 'price stays'
export const atRate = 'at the rate'
export const lumpDrawn = 'The sum is for the house as drawn.'
export const paymentsText = 'Each falls due when its work is done and both have seen it.'
export const keptNothing = 'At handover: nothing kept back'
/** First payment, as the sheet names it. */
export const advance = 'Advance, before work'
/** Blanks of payments that were not said. */
export const paymentsOpen = ['Before work', 'Between', 'At handover']
export const timeText = (a: string) =>
  `Finished ${a} weeks after the start. Rain, strikes, closed markets, a late payment and agreed changes move the date by their own days.`
export const start = 'Start on'
export const weeks = 'Weeks'
export const buysText = (a: string, b: string) =>
  `The family buys ${a} (${b} by its estimate). The builder buys the rest: these makes, or others of the same grade.`
export const buysAll = 'The builder buys everything: these makes, or others of the same grade.'
/** With labour only. */
export const familyBuysAll = 'The family buys all material: these makes, or others of the same grade.'
export const source = (a: string, b: string) =>
  `From the family’s estimate, ${a}, prices of ${b}. Strike out what is not agreed.`
/** By the line of the price book that names the make. */
export const makes = {
  bricks: 'Bricks',
  cement: 'Cement',
  steel: 'Steel',
  pprc: 'Water pipe',
  wire_15: 'Wires',
  floor_tile: 'Floor tiles',
  doors: 'Doors',
  windows: 'Windows',
  wc: 'Water closets',
  mixers: 'Taps, mixers',
  paint_int: 'Paint, inside',
}
export const changesText =
  'No change is built or paid before both have agreed in writing: what, how many rupees, how many days. A WhatsApp message that both answered is enough.'
export const warrantyText =
  'In this time the builder mends faults of the work and of its own material without charge.'
export const months = 'Months from handover'
export const delayText = 'The side that causes a delay pays for it.'
/** Blanks of the price of a delay. */
export const delayRow = ['Rupees a week', 'From which week']
export const endText =
  'Either side may end it in writing when the other stops work or payment for longer than this, or does not build or pay as written here. Then both measure what is built and lies on site, price it as here, and count what was paid.'
export const endDays = 'Days without work or payment'
export const sides = ['The family', 'The builder', 'Witness 1', 'Witness 2']
export const signed = ['Name', 'CNIC', 'Date']
export const initials = 'Initials'
export const twin = 'Only the English was changed. Change the Urdu too.'
export const sums = (a: string, b: string) => `The payments come to ${a}, the price is ${b}.`
export const reset = 'Back to the quote’s words'
export const resetText = 'What you changed on this sheet goes, and what you filled in.'
export const printOpen = 'Print with open points? They stay as blank lines.'
export const percent = ' %'
export const rupees = 'Rs'
/** Steel with the line that is always bought with it. */
export const steelAndWire = 'Steel and binding wire'
