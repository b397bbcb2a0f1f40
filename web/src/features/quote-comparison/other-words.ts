// A file of its own: few messages are written in the other language.
export { displayAmount, groupDigits } from '#other-words/amounts'
export * as check from '#other-words/check-questions'
export { lower } from '#other-words/labels'
export { cities } from '#other-words/places'
export { flagText } from '#other-words/quote-flags'
export { joined } from '#other-words/quote-terms'
export { plotUnits } from '#other-words/values'
