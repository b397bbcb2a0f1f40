export {
  cancel,
  companyNameMissing,
  deleteLabel,
  passwordMissing,
  passwordUpdated,
  updateProfile,
} from './actions.ts'
export { filledIn } from './forms.ts'
export { companyName, email, password } from './labels.ts'
export { devices, loadingDevices, signedOut } from './sessions.ts'

export const deletionSummary = 'For good'
export const deleteAccountLead =
  'Your profile, your portfolios and their pictures go for good. You may want to export them first.'
export const deleteAccount = 'Delete account'
export const deleteMyAccount = 'Delete my account'
export const continueLabel = 'Continue'
export const deleteAccountQuestion = 'Delete your account?'
export const deleteAccountText =
  'Visitors will no longer find your company. Nothing can be brought back, neither by you nor by us.'
export const accountDeleted = 'Your account has been deleted'
export const passwordProof = 'Please enter your password to show that it is you.'
export const deleting = 'Deleting...'
export const lastQuestion = 'Last question'
export const exportSummary = 'Everything in one zip'
export const exportLead =
  'Everything we keep of your company in one zip: your profile and portfolios as text, and all pictures.'
export const yourData = 'Your data'
export const packing = 'Packing...'
export const exportData = 'Export my data'
export const passwordSummary = 'A new one signs out your other devices'
export const passwordLead = 'All other devices are signed out when it changes, and we tell you by mail.'
export const changePassword = 'Change password'
export const changeShort = 'Change'
export const changingPassword = 'Changing...'
export const settingsLead = 'what visitors see of your company'
export const partsOfThisPage = 'Parts of this page'
export const profile = 'Profile'
export const emailAddress = 'Email address'
export const aboutCompany = 'About your company'
export const mailLanguage = 'Language of our mails'
export const licences = 'Licences and registrations'
export const yourRates = 'Your rates'
export const profileSummary = 'Name, login address, logo'
export const profileUpdated = 'Profile updated successfully'
export const profileUpdateFailed = 'Failed to update profile'
export const newNameHint =
  'Licences and registrations that are shown are checked again for a new name. Until then visitors do not see them.'
export const emailFixed = <Part>(link: Part) => ['You log in with it. ', link]
export const changeTheAddress = 'Change the address'
export const image = 'Image'
export const yourLogo = '(your logo)'
export const squareIsBest = 'A square one looks best.'
export const updating = 'Updating...'
export const signedOutEverywhere = 'Signed out everywhere'
export const devicesLead =
  'Every browser in which you are logged in to this account. Sign out those you do not know, and change your password.'
export const loadingSettings = 'Loading your account…'
export const signOutEverywhere = 'Sign out everywhere'
export const contact = 'How to reach you'
export const contactLead =
  'Write it once: all your projects show it. A project can say something else, then it keeps its own.'
export const websiteAndLinks = 'Website and social links'
export const saveContact = 'Save'
export const savingContact = 'Saving...'
export const contactSaved = 'Your contact details are saved'
