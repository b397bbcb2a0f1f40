// The button that saves a house as a PDF.
export { tryAgain } from './actions.ts'

export const saveAsPdf = 'Save it all as a PDF'
export const beingMade = 'The PDF is being made. Keep this page open.'
export const saved = 'The PDF is saved'
