// Said on the page, on paper and in the spreadsheet.
import * as words from '#words/estimates'

/** Holds for every estimate. */
export const pricesSentence = words.pricesMove

export const planningSentence = words.figureToPlanWith

/** What no bill has in it; a sentence without its stop. The homeowner's page of docs/ says the same at length. */
export const neverInBill = words.neverInBill
