// The pages that say what a house costs. Amounts come as they read, without the currency.

export { completeHouse, greyStructure, section } from './detailed-estimate.ts'
export { answerNotInCost as answerNotIn, askPrices, questions } from './estimates.ts'
export { cost, item, quantity, rate, sumOfLines } from './labels.ts'

export const title = (area: string, city: string) => `What a ${area} house costs in ${city}`
export const description = (area: string, city: string, figures: string, date: string) =>
  `${area} in ${city}: ${figures}, as published on ${date}, with thin finishing. With today’s bill, the breakdown, and what is not in the cost.`
export const stages = (grey: string, complete: string) => `grey structure ${grey}, complete ${complete}`
export const ofPlace = (area: string, city: string, figures: string) => `${area} in ${city}: ${figures}`
export const lead =
  'Two figures for the same house, each with its date. Take them as figures to plan with: the price of your house is what you and your builder agree in writing.'
export const publishedOn = (date: string) => `Published on ${date}`
export const billAt = (date: string) => `Bill at prices of ${date}`
export const billHint = (sft: string, storeys: number, grade: string) =>
  `The usual house on such a plot, ${sft} sft on ${storeys} storeys, priced line by line at ${grade}.`
export const range = (low: string, high: string) => `PKR ${low} to ${high}`
export const pkr = 'PKR'
export const inPkr = (amount: string) => `PKR ${amount}`
/** `PKR 1.10 Crore`, or `PKR 1.15 Crore (published as 1.1 to 1.2 Crore)`. */
export const amountPublished = (amount: string, published: string | undefined) =>
  `PKR ${amount}${published === undefined ? '' : ` (published as ${published})`}`
export const middleOf = (published: string) => `The middle of ${published}, as published`
export const companiesIn = (city: string) => `Construction companies in ${city}`

export const madeOf = 'What the published figure is made of'
export const sectionsHint = (area: string, city: string) =>
  `Totals of each section for ${area} in ${city}. Foundation & Structure, Electrical Works and Plumbing Works are the grey structure; the others are the finishing.`
export const breakdown = 'Breakdown'
export const sumOfSections = 'Sum of the sections'
export const sectionsDiffer = (total: string) =>
  `The published total is PKR ${total}: the sections are published apart from it and do not add up to it exactly.`

export const referenceLines = 'The lines of the reference house'
export const referenceHint = (reference: { city: string; sft: string }, area: string, city: string) =>
  `These lines belong to one house, 10 Marla in ${reference.city} with ${reference.sft} sft on two storeys. They are the same for every city and size; they do not change with ${area} in ${city}.`
export const linesOf = (section: string) => `Lines of ${section}`
export const linesDiffer = (total: string) =>
  `The section above says ${total}: the lines of the reference house do not add up to it.`

export const askGrey = (area: string, city: string) =>
  `What does the grey structure of a ${area} house cost in ${city}?`
export const answerGrey = (amount: string, date: string, bill: string, billDate: string) =>
  `${amount}, as published on ${date}. Today’s bill for the usual house comes to PKR ${bill}, at prices of ${billDate}. That is foundations, walls, roofs, plaster, and the pipes and wires inside them.`
export const askComplete = (area: string, city: string) =>
  `What does a complete ${area} house cost in ${city}?`
export const answerComplete = (amount: string, date: string, bill: string, billDate: string) =>
  `${amount}, as published on ${date}, with thin finishing. Today’s bill for the usual house comes to PKR ${bill}, at prices of ${billDate}. A complete house adds tiles, doors, windows, paint, fittings and the connections to the grey structure.`
export const askNotIn = 'What is not in these figures?'
export const askDrawing = 'Do the figures follow my drawing?'
export const answerDrawing =
  'The published figures do not: they answer to the city and the size of the plot alone. The detailed calculator in Tameer takes covered area, storeys, rooms and the grade of the finishing.'
export const answerPrices = (date: string, billDate: string) =>
  `The published figures are of ${date}, today’s bill is of ${billDate}. Bricks, cement and steel move within weeks: ask for a dated quotation before you buy.`

export const otherSizes = (city: string) => `Other sizes in ${city}`
export const elsewhere = (area: string) => `${area} elsewhere`
export const whoBuilds = (city: string) => `Who builds in ${city}`
