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
export {
  address,
  chosenCity,
  city,
  email,
  phone,
  price,
  publication,
  specializations,
  website,
} from './labels.ts'

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
export const contentHint = 'What was built, for whom, and what is special about it.'
export const noPriceTier = 'No price tier'
export const addLead = 'Show a project as you would on a site visit.'
export const editPortfolio = 'Edit Portfolio'
export const loadingPortfolio = 'Loading portfolio...'
export const loadingForm = 'Loading the form…'
export const notYours = 'This portfolio belongs to another company.'
export const backToOverview = 'Back to the overview'
export const startAfresh = 'Clear and start again'
export const draftRestored = 'What you typed before is back.'
export const draftRestoredWithImages = 'What you filled in before is back, with your images.'
export const draftRestoredWithoutImages = 'What you typed before is back. Images have to be chosen again.'
export const project = 'Project'
export const pictures = 'Pictures'
export const contact = 'Contact'
export const socialLinks = 'Social links'
export const contactOnce = <Part>(settings: Part) => [
  'Each new project begins with what stands in ',
  settings,
  '. Change it here only where this project differs.',
]
export const shownWhenEmpty = <Part>(companys: Part) => ['Left empty, this project shows ', companys, '.']
export const settingsLink = 'How to reach you'
export const inPrint = 'In magazines'
export const updatePortfolio = 'Update Portfolio'
export const portfolioUpdated = 'Portfolio updated successfully'
export const portfolioAdded = 'Portfolio added successfully'
export const saveHidden = 'Save, do not show yet'
export const saveHiddenHint = 'Only you see it until you press Show on your dashboard.'
export const portfolioSaved = 'Portfolio saved. Visitors do not see it yet.'
export const takeStoredField = (field: string) => `Use this ${field}`
export const imageName = (place: number) => `Image ${place}`
export const tooManyImages = (most: number) => `You can upload maximum ${most} images`
export const imagesHint = (most: number) => `Up to ${most} images; the first one stands on the card.`
