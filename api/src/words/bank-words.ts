import * as plans from '@tameer/words/en/plan-names'

/** Texts of a payment for the page of a bank, which are in English for everybody. */
export const bankWords = { plans }
