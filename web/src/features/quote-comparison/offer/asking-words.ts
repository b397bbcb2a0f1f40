// The words of a message to a builder, in this client's language. `other-words.ts` has the same in the other one.
export { displayAmount, groupDigits } from '#words/amounts'
export * as check from '#words/check-questions'
export { lower } from '#words/labels'
export { cities } from '#words/places'
export { flagText } from '#words/quote-flags'
export { joined } from '#words/quote-terms'
export { plotUnits } from '#words/values'
