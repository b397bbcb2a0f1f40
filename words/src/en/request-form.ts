import { apart } from '../apart.ts'

export { cancel, chooseACity, next, sending, tryAgain } from './actions.ts'
export { displayAmount, groupDigits } from './amounts.ts'
export { answerProblem } from './calculator.ts'
export { email } from './labels.ts'
export { cities } from './places.ts'
export { chooseCompany, emailInvalid, enterEmail, enterYourName, fillIn, selectCity } from './problems.ts'
export { plotUnits } from './values.ts'

export const title = 'Ask for quotes'
export const lead =
  'Describe your house once and send it to up to three companies. They answer on the same list of work, so that you can compare. It costs nothing, and your phone number stays with you.'
export const steps = 'Steps of the request'
export const stepOf = (number: number, of: number) => `Step ${number} of ${of}`
export const stepNames = { what: 'What', who: 'Who', you: 'You', check: 'Check' }
export const stepTitles = {
  what: 'What should be built?',
  who: 'Who should answer?',
  you: 'Who are you?',
  check: 'Check and send',
}
export const toMend = 'to correct'
export const back = 'Back'
export const restored = 'What you typed before is back. Pictures have to be chosen again.'
export const startAfresh = 'Clear and start again'

export const howFar = 'How far should it be built?'
export const completeHouse = 'Complete house'
export const greyOnly = 'Grey structure only'
export const whichService = 'Which service do you need?'
export const services = { 4: 'Architecture', 5: 'Construction', 6: 'Interior Design' }
export const city = 'City'
export const loadingCities = 'Loading cities…'
export const plotSize = 'Plot size'
export const measuredIn = 'Measured in'
export const marlaSize = 'One Marla is'
export const marlaSft = (sft: number) => `${sft} sq ft`
export const coveredArea = 'Covered area (sq ft)'
export const usualArea = (sft: string) => `Leave it empty for what is usual on this plot: ${sft} sq ft.`
export const areaHint = 'All floors together. Leave it empty for what is usual.'
export const yourEstimate = 'From your estimate'
export const inCalculator = 'Change it in the calculator'
export const otherHouse = 'Another house'
export const estimateNow = (total: string, low: string, high: string) =>
  `Estimate: ${total}. It may turn out from ${low} to ${high}.`
export const estimateLater = 'The estimate stands here once city and plot are known.'
export const finer = 'Every answer can be changed in the calculator.'
export const noPrices =
  'We have no prices for this city yet. Architects can work without an estimate; for other services choose Lahore, Islamabad or Karachi.'
export const locality = 'Area or society'
export const localityHint = 'For instance: DHA Phase 6. Not the plot number.'
export const start = 'When do you want to begin?'
export const notSure = 'Not sure yet'
export const monthOf = (year: number, month: number) =>
  new Date(year, month - 1).toLocaleString('en-GB', { month: 'long', year: 'numeric' })
export const notes = 'What else should they know?'
export const notesHint = 'For instance: the plot is on a corner, or you buy the steel yourself.'
export const pictures = 'Pictures'
export const picturesHint = (most: number) =>
  `Up to ${most}: the plot, a plan, a house you like. Only you and the companies you ask see them.`
export const tooManyPictures = (most: number) => `At most ${most} pictures`

export const chosenCount = (count: number, most: number) => `${count} of ${most} companies chosen`
export const chosenNone = (most: number) => `Choose up to ${most} companies.`
export const remove = (name: string) => `Remove ${apart(name)}`
export const aCompany = 'a company'
export const known = 'Yours'
export const knownLead = 'The companies you came from, and those on your shortlist.'
export const find = (service: string, place: string) => `${service} in ${place}`
export const everywhere = 'all cities'
export const searchLabel = 'Company name or a word'
export const searchAll = 'Search in all cities'
export const searchCity = (name: string) => `Search in ${name} alone`
export const searching = 'Searching…'
export const noneFound = 'No company fits.'
export const moreCompanies = 'More companies'
export const ask = <Part>(name: Part) => ['Ask ', name]
export const enough = (most: number) => `You can ask ${most} at a time. Remove one to choose another.`
export const notAsked = <Part>(name: Part) => [
  name,
  ' cannot be asked at the moment: it is not listed, or shows no projects.',
]

export const name = 'Your name'
export const emailHint =
  'We send a link to confirm the request, and tell you when a quote comes. No company sees it.'
export const phone = 'Phone'
export const phoneHint = 'You may leave it empty. It is shown to nobody until you release it.'

export const asSeen = 'Companies will see this:'
export const from = 'From'
export const to = 'To'
export const notSeen = 'They never see your e-mail address, and your phone number only when you release it.'
export const send = 'Send the request'
export const sendingPictures = 'Sending pictures'
export const afterwards = (email: string) =>
  `We then send a mail with a link to ${email || 'you'}. The companies hear of it when you have opened that link.`
export const offline =
  'You are offline. What you typed is kept on this device; send it when you are connected again.'
export const kept = 'What you typed is kept on this device.'
export const mendFirst = 'Something is missing. It is marked above.'
export const mendStep = (step: string) => `Something is missing in “${step}”.`
export const totalChanged = 'The estimate has changed'
export const totalChangedText = (before: string, now: string) =>
  `You saw ${before}. With the prices of today it is ${now}. Nothing was sent yet.`
export const sendAgain = 'Send with the new total'
export const waiting = 'Loading the form…'
