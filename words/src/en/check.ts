// The check of a price that a builder gave: its start, form, result and comparison.

import { siteName } from './language.ts'

export { agree, inHomeTitle } from './check-entrances.ts'
export {
  apart,
  changes,
  chips,
  hows,
  inPrice,
  payduring,
  persft,
  rows,
  sKeep,
  sUnkept,
  sum,
  tax,
  taxTop,
} from './check-parts.ts'
export const lead =
  'Type in a builder’s price from WhatsApp or paper. In two minutes you see what it leaves out, what your house comes to, and what to ask.'
export const house = 'Your house'
export const change = 'Change'
export const houseName = (a: string, b: string, c: string) => `${a} ${b} in ${c}`
export const houseEst = (a: string, b: string) => `${a} sq ft · estimate ${b}`
export const wayQ = 'What is the price for?'
export const wayLabour = 'Labour only'
export const wayLabourH = 'You buy the material.'
export const wayGrey = 'Grey structure'
export const wayGreyH = 'With material: walls, roofs, plaster, hidden pipes and wires.'
export const wayComplete = 'Complete house'
export const wayCompleteH = 'With material, ready to move in.'
export const example = 'An example: 4,700 a sq ft, without steel'
export const privateNote =
  'It stays on this device. No account, nothing is sent, nobody sees the builder’s name.'
export const formH1 = 'The builder’s price'
export const labourScope = 'Labour for'
export const labourGrey = 'Grey structure'
export const labourAll = 'Whole house'
export const name = 'A name for this builder'
export const nameH = 'Only you see it, such as “Uncle’s builder”.'
export const price = 'Price, Rs'
export const lump = 'all of it'
export const times = (a: string) => `× ${a} sq ft`
export const areaOther = 'The builder counts another area'
export const area = 'Area the builder counts, sq ft'
export const often = 'Often charged apart'
export const oftenAll = 'All in the price'
export const unsaid = 'Not said'
export const out = 'Not in the price?'
export const outH = 'Press what it leaves out.'
export const howEst = (a: string) => `estimate ${a}`
export const aside = 'Sum for the goods alone, Rs'
export const pay = 'Payment and terms'
export const before = 'Before work begins'
export const kept = 'Kept until handover'
export const percentU = '%'
export const percent = (share: number) => `${share} %`
export const payStages = 'Name the payments between'
export const taxIn = 'In'
export const taxsum = 'Tax on top, Rs, if you know it'
export const weeks = 'Time'
export const weeksU = 'weeks'
export const warranty = 'Warranty'
export const warrantyU = 'months'
export const more = 'Anything else'
export const moreS = 'extras, valid until, the message itself'
export const message = 'The message as it came'
export const messageH = 'Kept beside the figures. Nothing is read out of it.'
export const sofarQ = 'Quoted'
export const sofarS = 'same house'
export const see = 'See the check'
export const sofar = 'So far'
export const above = (a: string, b: string) => `${a} for the same house: ${b} above your estimate.`
export const below = (a: string, b: string) => `${a} for the same house: ${b} below your estimate.`
export const looks = (a: string) => `It looks ${a} cheaper than your estimate`
export const looksBecause = (a: string) => `because ${a} is not in it.`
export const hangs = (a: string, b: string) => `${a} hangs on ${b} answers.`
export const sameGrey = 'For the same grey structure'
export const equal = (a: string) => `${a} for the same house: the same as your estimate.`
export const hangsOne = (a: string) => `${a} hangs on one answer.`
export const hangsIfOne = (a: string) => `If it is in the price, it is ${a}.`
export const hangsIf = (a: string, b: string) => `If all ${b} are in the price, it is ${a}.`
export const labourUtils = 'Meters, bore, plan approval: you pay them'
export const ontop = 'Percentages on top of your estimate are not compared.'
export const fromto = 'From quoted to same house'
export const quoted = 'Quoted'
export const leftout = (a: string) => `${a}: left out`
export const notsaid = (a: string) => `${a}: not said`
export const same = 'For the same house'
export const couldbe = 'Could be, from – to'
export const estimate = 'Your estimate'
export const dashed = 'Dashed'
export const dashedT =
  ' is not in the price: added from your estimate. Not said counts as left out until you know.'
export const askn = (a: string) => `${a} things to ask`
export const askMore = (a: string) => `and ${a} more`
export const send = 'Send on WhatsApp'
export const copy = 'Copy'
export const otherLang = 'In Urdu'
export const edit = 'You can change the text before you send it.'
export const keyOwn = 'in the price'
export const keyAdd = 'added'
export const keyEst = 'your estimate'
export const noneAsk = 'Nothing to ask. The price says all that we look for.'
export const whenpay = 'When you pay'
export const add = 'Add another quote'
export const addN = (a: string) => `${a} of 3`
export const print = 'Print'
export const xlsx = 'XLSX'
export const link = 'Link'
export const file = 'File'
export const remove = 'Remove'
export const keptT = 'Kept on this device only. Clearing the browser removes it: take a link or a file along.'
export const linkWarn = 'Whoever has the link sees everything in it. It changes nothing on your device.'
export const typed = 'typed by you'
export const youMaterial = 'you buy the material'
export const wLabourGrey = 'labour, grey structure'
export const wGrey = 'grey structure'
export const wComplete = 'complete house'
export const stepFin = 'Finishing: not in it'
export const stepOwner = 'Material you buy'
export const carry = (a: string) => `With labour only you carry the price of the material: ${a}.`
export const vName = 'Give it a name, at most 40 letters'
export const vPrice = 'Please type the price'
export const vFigure = 'Please type a figure, such as 4,700 or 1.6 Crore'
export const vKind = (a: string) => `${a} a sq ft? It looks like the price of all of it.`
export const vKind2 = (a: string) => `${a} for all of it? It looks like a price a sq ft.`
export const vKindDo = 'Take it so'
export const vZeros = (a: string) => `${a} a sq ft? Are zeros missing?`
export const vArea = 'Please type 300 to 30,000 sq ft'
export const vPct = 'Per cent up to 100, or rupees from 1,000'
export const vPctsum = (a: string) => `The payments come to ${a} %. They must come to 100.`
export const vSum = 'Please type a sum, or leave it empty'
export const vValid = 'Please choose a day from today on'
export const vFix = (a: string) => `${a} to correct`
export const vWeeks = 'Please type 1 to 300 weeks'
export const vMonths = 'Please type 0 to 120 months'
export const sNohouse = 'Which house? City, plot and covered area are enough.'
export const sFull = 'Three quotes are here. Remove one to add another.'
export const sBadlink = 'This link is damaged or not ours. Nothing was changed.'
export const sBadfile = `This file is not a check from ${siteName}, or larger than 64 KB. Nothing was changed.`
export const sOpened = 'Someone sent you this check. Keep it on this device?'
export const sOld = (a: string) => `Made at prices of ${a}. Use today’s`
export const sRemoved = 'Removed. Undo'
export const sTabs = 'Changed in another window. Shown as it is now.'
export const openFile = 'Open a file'
export const changeTyped = 'Change what you typed'
export const yourQuotes = 'Your quotes'
export const thisLang = 'In English'
export const copied = 'Copied'
export const extrasApart = 'Extras, set apart'
export const wLabour = 'labour, whole house'
/** Rows that were not said, in the middle of a list. */
export const thingsUnsaid = (count: number) =>
  count === 1 ? 'one thing not said' : `${count} things not said`
export const whyAdded = (what: string, amount: string) => `${what}: ${amount} added.`
export const notInIt = 'not in it'
export const finishing = 'Finishing'
export { cancel } from './actions.ts'
/** Quotes of a link that are outside the limits. */
export const leftOutOfLink = (names: readonly string[]) =>
  `Could not be read and is left out: ${names.join(', ')}`
export const replaceQuestion = 'Put these in their place?'
export const replaceText = 'This house has prices already, and takes three at most.'
export const sqFeet = (area: string) => `${area} sq ft`
