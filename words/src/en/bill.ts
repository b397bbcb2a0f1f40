// The bill on the screen: its total with its certainty, the actions, and the folded parts below it.
export { whatsapp } from './actions.ts'
export { displayRupees } from './amounts.ts'
export {
  andComplete,
  andGrey,
  buildersIn,
  changeAnswers,
  complete,
  copyLink,
  correctIt,
  csv,
  finish,
  greyAlone,
  high,
  likely,
  likelyGrey,
  lineByLine,
  low,
  ofLastGoodAnswers,
  percent,
  perFoot,
  printOrPdf,
  range,
  sendByWhatsApp,
  share,
  shareEstimate,
  theBill,
  theHouse,
  totalsByPhase,
  totalWithAll,
  xlsx,
  xlsxPreparing,
} from './detailed-estimate.ts'
export {
  askBuilders,
  askBuildersText,
  disclaimer,
  figureToPlanWith,
  neverInBill,
  notIncluded,
  pricesMove,
  questions,
} from './estimates.ts'
export { withAllOnTop } from './house-words.ts'
export { plot, total } from './labels.ts'

export const howSure = 'How sure is this?'
export const whatIsNotInIt = 'What is not in it?'
/** Shown beside a grey structure. */
export const sameHouseComplete = 'The same house, complete'
/** Short form without the city. */
export const buildersShort = (count?: number) => (count === undefined ? 'Builders' : `Builders (${count})`)
/** Short form for the bar. */
export const greyInShort = (amount: string) => `grey structure ${amount}`
export const askForPrices = 'Ask builders to price this'
export const asPicture = 'As a picture'
export const pictureOffline = 'You are offline. The picture needs a connection: it is made by our server.'
export const moreWays = 'More'
export const whatToDo = 'Share, print and save'
export const coveredArea = 'Covered area'
export const rooms = 'Rooms'
export const yourChanges = 'Your changes'
export const linesHint =
  'A bill of quantities (BOQ): every line has its rate, its quantity and its source. Costs add up to the rupee.'
export const shortAnswers = (count: number) => `${count} short answers for this house`
export const agreeInWriting = 'The price of your house is what you and your builder agree in writing.'
