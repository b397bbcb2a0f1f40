import { groupDigits } from './amounts.ts'
import { planName } from './plan-names.ts'

export { addPortfolio, cancel, tryAgain } from './actions.ts'
export {
  cityHint,
  facebookLink,
  instagramLink,
  linkedinLink,
  loadingCities,
  tiktokLink,
  twitterLink,
} from './contact.ts'
export { filledIn } from './forms.ts'
export { address, chosenCity, city, email, phone, price, website } from './labels.ts'
export { beingBuilt, builtName, complete, greyStructure, plotName, yearName } from './project-facts.ts'
export { publication, specializations } from './project-labels.ts'

export const projectGoesOut = 'Your project is being sent…'
export const changedElsewhere = 'Changed elsewhere'
export const changedElsewhereText =
  'This portfolio was changed elsewhere after you opened it. Saving again keeps what you typed; here is what it says now.'
export const nothing = 'Nothing'
export const takeStored = 'Use this'
export const sendingImages = 'Sending images'
export const sending = 'Processing...'
export const chooseImagesAgain = 'Images you had chosen before have to be chosen again.'
export const images = 'Images'
export const noSpecializationsAvailable = 'No specializations available'
export const loadingSpecializations = 'Loading specializations…'
export const title = 'Title'
export const content = 'Content'
export const magazineLink = 'Magazine Link'
export const noPrice = 'No price'
/** Price tiers with their figures, by their values. */
export const priceChips = {
  '100-120': 'lower (100-120)',
  '120-250': 'middle (120-250)',
  '250-above': 'upper (250-above)',
}
export const addSteps = '1 photographs · 2 the house · 3 words'
export const editPortfolio = 'Edit Portfolio'
export const loadingPortfolio = 'Loading portfolio...'
export const loadingForm = 'Loading the form…'
export const notYours = 'This portfolio belongs to another company.'
export const backToOverview = 'Back to the overview'
export const startAfresh = 'Clear and start again'
export const draftRestored = 'What you typed before is back.'
export const draftRestoredWithImages = 'What you filled in before is back, with your images.'
export const draftRestoredWithoutImages = 'What you typed before is back. Images have to be chosen again.'
export const contactOnce = <Part>(settings: Part) => [
  'Each new project begins with what stands in ',
  settings,
  '. Change it here only where this project differs.',
]
export const shownWhenEmpty = <Part>(companys: Part) => ['Left empty, this project shows ', companys, '.']
export const settingsLink = 'How to reach you'
export const updatePortfolio = 'Update Portfolio'
export const portfolioUpdated = 'Portfolio updated successfully'
export const leftUnsent = (why: string) =>
  `Your project was not sent: ${why}. What you typed waits under “Add Portfolio”.`
export const portfolioAdded = 'Portfolio added successfully'
export const takeStoredField = (field: string) => `Use this ${field}`
export const imageName = (place: number) => `Image ${place}`
export const tooManyImages = (most: number) => `You can upload maximum ${most} images`
export const imagesHint = (most: number) => `Up to ${most} images; the first one stands on the card.`

export const contentHint =
  'Tell about this project: for whom, which bricks and steel, what was special. The microphone on your keyboard can write it for you.'
export const picturesOf = (count: number) => `${count} of 10`
export const theHouse = 'The house'
export const byTapping = 'by tapping'
export const inWords = 'In words'
export const nowOrLater = 'now or later'
export const plot = 'Plot (optional)'
export const otherSize = 'Other size'
export const notAHouse = 'Not a house'
export const anotherCity = 'Another city'
export const yearFinished = 'Year finished (optional)'
export const earlierYear = 'Earlier'
export const stillBuilding = 'Still being built'
export const builtAs = 'Built as (optional)'
export const several = '(several)'
export const madeFromTaps = 'Made from your taps. Change it as you like.'
const whats = { grey: 'grey structure', house: 'house', building: 'building' }
/** A title from what was tapped: 10 Marla grey structure in Lahore, 2026. */
export const madeTitle = (house: {
  plot: string | undefined
  what: keyof typeof whats
  city: string | undefined
  year: string | undefined
}) => {
  const start = [house.plot, whats[house.what]].filter(Boolean).join(' ')
  const place = house.city ? ` in ${house.city}` : ''
  return start.charAt(0).toUpperCase() + start.slice(1) + place + (house.year ? `, ${house.year}` : '')
}
export const ifYouLike = 'If you like'
export const noneNeeded = 'none of it is needed'
export const addressAndContact = 'Address and contact'
export const asInProfile = <Part>(phone: Part) => ['As in your profile: ', phone]
export const linksAndPrint = 'Links and print'
export const planFull = (plan: Parameters<typeof planName>[0], most: number, count: number) =>
  `${planName(plan)} allows ${groupDigits(most)} projects, and you have ${groupDigits(count)}. You can save this one as a draft. To show it, take a larger plan, or delete a project.`
export const comparePlans = 'Compare the plans'
export const saveAsDraft = 'Save as draft'
export const draftSaved = 'Saved as a draft. Nobody but you sees it.'
export const keptAt = (time: string) => `Draft kept on this device at ${time}`
export const draftWaits = (date: string) => `A draft of ${date} waits on this device.`
export const goOnWithDraft = 'Go on with it'
export const draftKept = (time: string) => `draft kept ${time}`
/** Of `all` fields, `count` have the company's own text. */
export const filledFromProfile = (count: number, all: number) =>
  `${count} of ${all} filled in from your profile`
export const onTheCard = 'On the card'
export const takePhotographs = 'Take or choose photographs'
export const addMoreImages = 'Add more'
export const imagesLeftOut = (most: number, count: number) =>
  `The first ${most} are here; ${count} ${count === 1 ? 'was' : 'were'} left out`
export const noPhotographs = 'No photographs here?'
export const beginWithHouse = 'Begin with the house'
export const moreChips = (count: number) => `${count} more`
export const needCorrecting = (count: number) =>
  `${count} ${count === 1 ? 'thing needs' : 'things need'} correcting`
export const problemAt = (field: string, problem: string) => `${field}: ${problem}`
export const andMore = (count: number) => `and ${count} more`
export const preview = 'Preview'
export const looksLikeThis = 'So it looks on your page'
export const contentToCome = 'Tell about this project ...'
export const beforeShown = 'Before it is shown'
export const imagesReady = (count: number) => `Images: ${count}`
export const cityReady = (city: string) => `City: ${city}`
export const done = 'Done:'
export const missing = 'Missing:'
export const addressHint = 'Your office, or a link to a video of the project'
export const publicationHint = 'Where it was printed'
export const linkOrName = 'https:// or @name'
export const sendingPlace = (place: number, count: number) => `Sending images, ${place} of ${count}.`
export const nothingIsLost = 'Please keep this page open. If the line breaks, nothing is lost: send it again.'
