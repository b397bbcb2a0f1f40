// The pages with the cost of a house. Amounts come as text, without the currency.

import { range } from './amounts.ts'
import { siteName } from './language.ts'

export { answerNotInCost as answerNotIn, askPrices, questions } from './estimates.ts'
export { completeHouse, greyStructure } from './house-words.ts'
export { city, cost, grade } from './labels.ts'

/** Plot sizes that have a page, by the name in their address. */
export const sizes = {
  '3 Marla': '3 Marla',
  '5 Marla': '5 Marla',
  '7 Marla': '7 Marla',
  '8 Marla': '8 Marla',
  '10 Marla': '10 Marla',
  '12 Marla': '12 Marla',
  '1 Kanal': '1 Kanal (20 Marla)',
  '2 Kanal': '2 Kanal (40 Marla)',
}
export const plotSize = 'Plot size'
export const title = (size: string, city: string) => `What a ${size} house costs in ${city}`
export const description = (size: string, city: string, complete: string, grey: string, date: string) =>
  `${size} in ${city}: complete house PKR ${complete}, grey structure PKR ${grey}, at prices of ${date}. With every line of the bill, three grades, and builders in ${city}.`
export const ofPlace = (size: string, city: string, complete: string, grey: string) =>
  `${size} in ${city}: complete house PKR ${complete}, grey structure PKR ${grey}`
export const lead =
  'Figures to plan with. The price of your house is what you and your builder agree in writing.'
export const publishedOn = (date: string) => `Published on ${date}`
export const billAt = (date: string) => `Bill at prices of ${date}`
export const billHint = (sft: string, storeys: number, grade: string) =>
  `The usual house on such a plot: ${sft} sft on ${storeys} storeys, priced line by line at ${grade}.`
export const rangeInPkr = (low: string, high: string) => `PKR\u00a0${range(low, high)}`
export const inPkr = (amount: string) => `PKR ${amount}`
export const middleOf = (published: string) => `The middle of ${published}, as published`
/** A published amount or range. */
export const asPublished = (published: string) => published
export const companiesIn = (city: string) => `Construction companies in ${city}`

export const grades = 'The three grades side by side'
export const gradesHint =
  'The grade is how fine the finishing is. The house is the same in all three. Each amount is for the complete house.'
export const greyAndFoot = (grey: string, foot: string) =>
  `Grey structure PKR ${grey}; complete, PKR ${foot} for a square foot`
export const madeOfPublished = 'What the published figure is made of'
export const sumOfSections = 'Sum of the sections'
export const sectionsDiffer = (total: string) =>
  `The published total is PKR ${total}: the sections are published apart from it and do not add up to it exactly.`

export const askGrey = (size: string, city: string) =>
  `What does the grey structure of a ${size} house cost in ${city}?`
export const answerGrey = (amount: string, date: string) =>
  `About PKR ${amount} for the usual house, at prices of ${date}. That is foundations, walls, roofs, plaster, and the pipes and wires inside them.`
export const askComplete = (size: string, city: string) =>
  `What does a complete ${size} house cost in ${city}?`
export const answerComplete = (amount: string, low: string, high: string, date: string) =>
  `About PKR ${amount} for the usual house, from PKR ${low} to PKR ${high}, at prices of ${date}. A complete house adds tiles, doors, windows, paint, fittings and the connections to the grey structure.`
export const askPublished = 'Why is the published figure another?'
export const answerPublished = (complete: string, date: string, billDate: string) =>
  `The published figure for the complete house, PKR ${complete}, is of ${date} and has simple finishing. The bill is of ${billDate} and counts every line of the house.`
export const askMarla = 'Which Marla is it?'
export const askNotIn = 'What is not in these figures?'
export const askDrawing = 'Do the figures follow my drawing?'
export const answerDrawing = `No, they are for the usual house on such a plot. The calculator in ${siteName} takes your own covered area, storeys, rooms and grade.`
export const answerPrices = (billDate: string) =>
  `The bill is of ${billDate}. Bricks, cement and steel move within weeks: ask for a dated quotation before you buy.`

export const builders = (city: string) => `Builders in ${city}`
export const otherSizes = (city: string) => `Other sizes in ${city}`
export const elsewhere = (size: string) => `${size} elsewhere`
export const whoBuilds = (city: string) => `Who builds in ${city}`

// The pages above them: one for each city, and one for all.
export const cityTitle = (city: string) => `What a house costs in ${city}`
export const everywhereTitle = 'What a house costs in Pakistan'
export const cityDescription = (city: string, date: string) =>
  `What a house of 3 Marla to 2 Kanal costs in ${city}, grey structure and complete, at prices of ${date}.`
export const everywhereDescription = (cities: string, date: string) =>
  `What a complete house of 3 Marla to 2 Kanal costs in ${cities}, at prices of ${date}.`
export const bySize = 'By plot size'
export const tableHint = (grade: string, date: string) =>
  `The usual house on each plot at ${grade}, priced line by line at prices of ${date}.`
export const completeTableHint = (grade: string, date: string) =>
  `The usual complete house on each plot at ${grade}, priced line by line at prices of ${date}.`
export const otherCities = 'Other cities'
export const costsIn = (city: string) => `All sizes in ${city}`

// The picture of a link preview.
export const shareBelow = (grade: string, date: string) => `The usual house, ${grade}. Prices of ${date}`
