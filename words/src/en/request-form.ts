import { apart } from '../apart.ts'

export { cancel, chooseACity, next, sending } from './actions.ts'
export { displayAmount, groupDigits } from './amounts.ts'
export { answerProblem } from './calculator.ts'
export { email, providers } from './labels.ts'
export { cities } from './places.ts'
export { chooseCompany, emailInvalid, enterEmail, enterYourName, fillIn, selectCity } from './problems.ts'
export {
  completeHouse,
  estimate as estimateName,
  greyOnly,
  notes as notesName,
  notSure,
  pictures as picturesName,
  services,
  sqFeet,
  start,
} from './request-brief.ts'
export { plotUnits } from './values.ts'

export const titles = {
  4: 'Ask architects to plan your house',
  5: 'Ask builders to price your house',
  6: 'Ask designers to price your interior',
}
/** Title of a step on a phone; the first has the title of the whole form. */
export const stepTitles = {
  who: 'Choose up to 3 companies',
  you: 'Who are you?',
  check: 'Check and send',
}
/** Parts of the page on a wide screen. */
export const partTitles = { what: 'What', who: 'Who', you: 'You', check: 'Check and send' }
export const measure = 'free · 3 companies · number hidden'
export const nextStep = (step: string) => `Next: ${step}`
export const yourEstimate = 'Your estimate'
export const estimateUnknown = 'Not known yet'
export const keptWhileTyping = 'Kept on this device while you type'
export const confirmNext = 'Next you confirm by email.'

export const whatToPrice = 'What should they price?'
export const completeHint = 'Ready to move in: structure, tiles, doors, paint, fittings.'
export const greyHint = 'Walls, roof, hidden pipes and wires. No finishing.'
export const yourHouse = 'Your house'
export const change = 'Change'
export const linesPriced = (lines: number, range: string, date: string) =>
  `Estimate of ${lines} lines, ${range}, at prices of ${date}. The companies price these lines.`
export const letters = (count: number, most: number) => `${count} of ${most} letters`

export const onlyThese = 'Only these get your request. It costs you and them nothing.'
export const onShortlist = 'On your shortlist'
export const chosenBefore = 'Chosen already'
export const seeProfile = 'See profile'
export const profileOf = (name: string) => `See the profile of ${apart(name)}`
export const chosenOf = (count: number, most: number) => `${count} of ${most} chosen`
export const fullUntick = (most: number) => `${most} of ${most} chosen. To take another, untick one.`
export const untickOne = 'To take another, untick one.'

export const seenByThem = 'The companies see it.'
export const noAccount = 'No account and no password. This device keeps the key to your request.'
export const asSeen =
  'So the companies will see it. After sending it cannot be changed, so that all price the same house.'
export const toCompanies = (count: number) =>
  count === 1 ? 'To 1 company' : count === 0 ? 'To no company yet' : `To ${count} companies`
export const estimateLine = (amount: string, lines: number) => `${amount}, ${lines} lines`
export const localityName = 'Locality'
export const startName = 'Begin'
export const allTheySee = 'The house and the estimate they price'
export const ofYou = 'What they see of you'
export const nameName = 'Name'
export const phoneName = 'Phone'
export const neverShown = 'never shown'
export const hiddenUntil = 'hidden until you release it'
export const notGiven = 'not given'

export const steps = 'Steps of the request'
export const stepOf = (number: number, of: number) => `Step ${number} of ${of}`
export const stepNames = { what: 'What', who: 'Who', you: 'You', check: 'Check' }

export const toMend = 'to correct'

export const restored = 'What you typed before is back. Pictures have to be chosen again.'
export const startAfresh = 'Clear and start again'

export const whichService = 'Which service?'
export const city = 'City'
export const loadingCities = 'Loading cities…'
export const plotSize = 'Plot size'
export const measuredIn = 'Measured in'
export const marlaSize = 'One Marla is'
export const marlaSft = (sft: number) => `${sft} sq ft`
export const coveredArea = 'Covered area (sq ft)'
export const usualArea = (sft: string) => `Leave it empty for what is usual on this plot: ${sft} sq ft.`
export const areaHint = 'All floors together. Leave it empty for what is usual.'

export const otherHouse = 'Another house'
export const estimateNow = (total: string, low: string, high: string) =>
  `Estimate: ${total}. It may turn out from ${low} to ${high}.`
export const estimateLater = 'The estimate stands here once city and plot are known.'

export const noPrices =
  'We have no prices for this city yet. Architects can work without an estimate; for other services choose Lahore, Islamabad or Karachi.'
export const locality = 'Locality (optional)'
export const localityHint = 'The area is enough. No house number.'
export const monthOf = (year: number, month: number) =>
  new Date(year, month - 1).toLocaleString('en-GB', { month: 'long', year: 'numeric' })
export const notes = 'Notes (optional)'

export const pictures = 'Pictures and drawings (optional)'
export const picturesHint = (most: number) => `Up to ${most}. Only the companies you choose see them.`
export const tooManyPictures = (most: number) => `At most ${most} pictures`

export const aCompany = 'a company'

/** Without a count while it is not known. */
export const find = (who: string, place: string, count?: string) =>
  `${who} in ${place}${count ? ` (${count})` : ''}`
export const everywhere = 'all cities'
export const searchLabel = 'Company name or a word'
export const searchAll = 'Search in all cities'
export const searchCity = (name: string) => `Search in ${name} alone`
export const searching = 'Searching…'
export const noneFound = 'No company fits.'
export const moreCompanies = 'More companies'

export const notAsked = <Part>(name: Part) => [
  name,
  ' cannot be asked at the moment: it is not listed, or shows no projects.',
]

export const name = 'Your name'
export const emailHint = 'For the confirmation and for news of your request. No company sees it.'
export const phone = 'Phone (optional)'
export const phoneHint = ['Shown to nobody until you release it', ', to one company at a time.']

export const send = 'Send request'
export const sendingPictures = 'Sending pictures'

export const offline =
  'You are offline. What you typed is kept on this device; send it when you are connected again.'
export const kept = 'What you typed is kept on this device.'
export const mendFirst = 'Something is missing. It is marked above.'

export const totalChanged = 'The estimate has changed'
export const totalChangedText = (before: string, now: string) =>
  `You saw ${before}. With the prices of today it is ${now}. Nothing was sent yet.`
export const sendAgain = 'Send with the new total'
export const waiting = 'Loading the form…'
