// Material that came to a house, and its faults: the sheet that writes them down, and their parts of the page.
import { apart } from '../apart.ts'
import { displayDay, groupDigits } from './amounts.ts'

export { displayDay, groupDigits } from './amounts.ts'
export { dayNotPossible, wholeQuantity, wholeRupees } from './house-problems.ts'

// Kinds of what is added.
export const materialThatCame = 'Material that came'
export const aFault = 'A fault'

// Material.
export const youBought = 'Material you bought'
export const materials = { cement: 'Cement', steel: 'Steel', bricks: 'Bricks', sand: 'Sand', crush: 'Crush' }
export const units = { cement: 'bags', steel: 'kg', bricks: 'bricks', sand: 'cft', crush: 'cft' }
const oneOf: Partial<typeof units> = { cement: 'bag', bricks: 'brick' }
export const material = 'Material'
export const howMuch = 'How much?'
export const inUnit = (unit: string) => `in ${unit}`
export const cost = 'What did it cost? (optional)'
export const rupees = (pkr: number) => `PKR ${groupDigits(pkr)}`
export const slip = 'Picture of the slip'
export const day = 'Day'
export const amount = (quantity: number, material: keyof typeof units) =>
  `${groupDigits(quantity)} ${(quantity === 1 && oneOf[material]) || units[material]}`
export const ofAbout = (bought: number, about: number, unit: string) =>
  `${groupDigits(bought)} of about ${groupDigits(about)} ${unit}`
export const morePercent = (percent: number) => `${percent} % more than the estimate for what is built so far`
export const within = 'within the estimate'
/** A material beside what is said of it. */
export const named = (material: string, said: string) => `${material}: ${said}`
export const broughtBy = (name: string, isoDate: string) => `${apart(name)} · ${displayDay(isoDate)}`
export const corrected = 'corrected'
export const correct = 'Correct it'
/** The delivery that is corrected. */
export const insteadOf = (amount: string) => `in place of ${amount}`
export const showAllOf = (count: number) => `Show all ${count}`

// Faults.
export const faults = 'Faults'
export const where = 'Where is the fault?'
export const aboutIt = 'What is wrong?'
export const states = { open: 'open', mended: 'mended, look at it', accepted: 'accepted' }
/** A mended fault, for all but the family that looks at it. */
export const familyLooks = 'mended, waits for the family'
export const counted = (open: number, mended: number, accepted: number) =>
  [open > 0 && `${open} open`, mended > 0 && `${mended} mended`, accepted > 0 && `${accepted} accepted`]
    .filter(Boolean)
    .join(' · ')
export const mended = 'Mended'
export const mendedBy = (name: string, isoDate: string) => `Mended: ${apart(name)}, ${displayDay(isoDate)}`
export const isGood = 'It is good now'
export const notYet = 'Not yet'
export const isAccepted = 'The fault is accepted as mended'
export const isOpenAgain = 'The fault is open again'
export const quoted = (text: string) => `“${apart(text)}”`
export const pictureOf = (number: number, count: number) => `Picture ${number} of ${count}`

// Problems, and what does not go.
export const atMostPictures = (count: number) => `Only the first ${count} pictures are sent.`
export const sayWhere = 'Say where the fault is.'
export const sayWhat = 'Say what is wrong.'
