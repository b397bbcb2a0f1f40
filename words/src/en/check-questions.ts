// Questions to a builder about a price, and the message that asks them. A client may load both languages.

export { chips, persft, rows } from './check-parts.ts'
export const salam = (a: string, b: string, c: string, d: string, e: string) =>
  `Salam. About our ${a} ${b} house in ${c}, ${d} sq ft, at ${e}. Please tell us:`
export const qUnsaid = (a: string) => `Are these in your price: ${a}? If not, what does each cost?`
export const qUnsaidW = (a: string) => `Not said: ${a} in your estimate.`
export const qOut = (a: string) => `Your price leaves out ${a}. What would it cost with it?`
export const qOutW = (a: string) => `Left out: ${a}.`
export const qApart = (a: string) => `What does this cost apart: ${a}?`
export const qApartW = (a: string) => `Apart, sum not given: ${a} in your estimate.`
export const qLow =
  'Your price is lower than we expected. What exactly is in it, and which materials do you use?'
export const qLowW = (a: string) => `Far below your estimate of ${a}: good work at this price is unlikely.`
export const qArea = (a: string, b: string) =>
  `You count ${a} sq ft, our plan has ${b}. What else do you count?`
export const qAreaW = (a: string) => `${a} more for the area alone.`
export const qTax = 'Is tax in your price? If not, how much comes on top?'
export const qTaxW = 'Tax: not said.'
export const qBefore = (a: string) =>
  `You ask for ${a} % before work begins. Can we pay 20 % first, and the rest as the work goes on?`
export const qBeforeW = (a: string) => `${a} before work begins. More than 20 % is a risk for you.`
export const qKept = 'Can we keep 5 % back until handover?'
export const qKeptW = 'Nothing is kept back.'
export const qPay = 'How is the price paid: how much before work, how much at handover?'
export const qPayW = 'Payments: not said.'
export const qChanges = 'How do you price changes that we ask for while you work?'
export const qChangesW = 'Changes: not said.'
export const qWeeks = 'In how many weeks will it be finished?'
export const qWeeksW = 'Time: not said.'
export const qWarranty = 'How many months of warranty do you give, and on what?'
export const qWarrantyW = 'Warranty: not said.'
export const qNowarrantyW = 'No warranty.'
export const qValid = 'Until when does this price hold?'
export const qValidW = 'Valid until: not said.'
export const qTrades = 'Are the plumber and the electrician in your rate?'
export const qTradesW = 'Labour contracts often leave them out.'
