import { plural } from '../plural.ts'

export const changedElsewhere = 'Changed elsewhere'
export const changedElsewhereText =
  'This portfolio was changed elsewhere after you opened it. Saving again keeps what you typed; here is what it says now.'
export const nothing = 'Nothing'
export const takeStored = 'Use this'
export const deleted = 'Portfolio deleted successfully!'
export const deleteFailed = 'Failed to delete portfolio!'
export const cancel = 'Cancel'
export const deleteLabel = 'Delete'
export const deleteTitle = 'Confirm Deletion'
export const sendingImages = 'Sending images'
export const sending = 'Processing...'
export const portfolioOverview = 'Portfolio Overview'
export const loadingPortfolios = 'Loading portfolios...'
export const tryAgain = 'Try again'
export const yourPortfolios = 'Your portfolios'
export const totalPortfolios = 'Total Portfolios'
export const morePortfolios = 'More portfolios'
export const addFirst = 'Add your first portfolio'
export const noPortfolios = 'No portfolio created yet.'
export const noPictureYet = 'No picture yet'
export const chooseImagesAgain = 'Images you had chosen before have to be chosen again.'
export const images = 'Images'
export const cityHint = 'Select a city'
export const loadingCities = 'Loading cities…'
export const noSpecializationsAvailable = 'No specializations available'
export const loadingSpecializations = 'Loading specializations…'
export const title = 'Title'
export const content = 'Content'
export const address = 'Address'
export const city = 'City'
export const specializations = 'Specializations'
export const price = 'Price'
export const phone = 'Phone'
export const email = 'Email'
export const website = 'Website'
export const facebookLink = 'Facebook Link'
export const twitterLink = 'Twitter Link'
export const linkedinLink = 'LinkedIn Link'
export const instagramLink = 'Instagram Link'
export const tiktokLink = 'TikTok Link'
export const magazineLink = 'Magazine Link'
export const publication = 'Publication'
export const contentHint = 'What was built, for whom, and what is special about it.'
export const noPriceTier = 'No price tier'
export const addLead = 'Show a project as you would on a site visit.'
export const addPortfolio = 'Add Portfolio'
export const editPortfolio = 'Edit Portfolio'
export const loadingPortfolio = 'Loading portfolio...'
export const notYours = 'This portfolio belongs to another company.'
export const backToOverview = 'Back to the overview'
export const startAfresh = 'Start afresh'
export const draftRestored = 'What you typed before is back. Images have to be chosen again.'
export const project = 'Project'
export const pictures = 'Pictures'
export const contact = 'Contact'
export const socialLinks = 'Social links'
export const inPrint = 'In print'
export const updatePortfolio = 'Update Portfolio'
export const cityMissing = 'Please select a city'
export const webAddressWrong = 'Please enter a web address that starts with http:// or https://'
export const deleteAccountLead =
  'Your profile, your portfolios and their pictures go for good. You may want to export them first.'
export const deleteAccount = 'Delete account'
export const deleteMyAccount = 'Delete my account'
export const continueLabel = 'Continue'
export const deleteAccountQuestion = 'Delete your account?'
export const deleteAccountText =
  'Visitors will no longer find your company. Nothing can be brought back, neither by you nor by us.'
export const passwordMissing = 'Please enter your password'
export const accountDeleted = 'Your account has been deleted'
export const passwordProof = 'Please enter your password to show that it is you.'
export const deleting = 'Deleting...'
export const lastQuestion = 'Last question'
export const password = 'Password'
export const exportLead =
  'Everything we keep of your company in one zip: your profile and portfolios as text, and all pictures.'
export const yourData = 'Your data'
export const packing = 'Packing...'
export const exportData = 'Export my data'
export const passwordLead = 'All other devices are signed out when it changes, and we tell you by mail.'
export const changePassword = 'Change password'
export const presentPasswordMissing = 'Please enter your present password'
export const newPasswordMissing = 'Please choose a password'
export const passwordUpdated = 'Password updated successfully.'
export const changeShort = 'Change'
export const changingPassword = 'Changing...'
export const presentPassword = 'Present password'
export const newPassword = 'New password'
export const settingsLead = 'What visitors see of your company.'
export const updateProfile = 'Update Profile'
export const companyNameMissing = 'Please enter your company name'
export const profileUpdated = 'Profile updated successfully'
export const profileUpdateFailed = 'Failed to update profile'
export const companyName = 'Company Name'
export const emailFixed = 'The email address cannot be changed.'
export const image = 'Image'
export const updating = 'Updating...'
export const signedOutEverywhere = 'Signed out everywhere'
export const devicesLead =
  'Every browser in which you are logged in to this account. Sign out those you do not know, and change your password.'
export const devices = 'Devices'
export const loadingDevices = 'Loading devices...'
export const signOutEverywhere = 'Sign out everywhere'
export const thisDevice = 'This device, in use now'
export const signOut = 'Sign out'
export const listedOnceConfirmed = 'Visitors see your portfolios from then on.'
export const portfolioUpdated = 'Portfolio updated successfully'
export const portfolioAdded = 'Portfolio added successfully'
export const edit = 'Edit'
export const takeStoredField = (field: string) => `Use this ${field}`
export const pictureOf = (title: string) => `Picture of ${title}`
export const imageName = (place: number) => `Image ${place}`
export const tooManyImages = (most: number) => `You can upload maximum ${most} images`
export const passwordTooShort = (least: number) => `Password must be at least ${least} characters long.`
export const passwordHint = (least: number) => `At least ${least} characters.`
export const signedOut = (device: string) => `${device} was signed out`
export const lastUsed = (date: string) => `Last used ${date}`
export const imageCount = (count: number) => plural(count, '1 image', `${count} images`)
export const imagesHint = (most: number) => `Up to ${most} images; the first one stands on the card.`
export const loadingFailed = (problem: string) => `Error loading portfolios: ${problem}`
export const deleteQuestion = <Part>(title: Part) => [
  'Are you sure you want to delete “',
  title,
  '”? This action cannot be undone.',
]
export const confirmMailbox = <Part>(address: Part) => [
  'Your email address is not confirmed yet. Please open the link we sent to ',
  address,
  '.',
]
