export {
  choosePassword as newPasswordMissing,
  enterName as companyNameMissing,
  enterPassword as passwordMissing,
} from './problems.ts'

export const addPortfolio = 'Add Portfolio'
export const allContractors = 'All contractors'
export const cancel = 'Cancel'
export const chooseACity = 'Choose a city'
export const close = 'Close'
export const deleteLabel = 'Delete'
export const firstPage = 'First page'
export const copyLink = 'Copy link'
export const linkCopied = 'Link copied'
export const linkNotCopied = 'The link could not be copied. Copy the address of this page instead.'
export const next = 'Next'
export const passwordUpdated = 'Password updated successfully.'
export const previous = 'Previous'
export const print = 'Print'
export const sending = 'Sending…'
export const tryAgain = 'Try again'
export const updateProfile = 'Update Profile'
export const viewFullSize = 'View full size'
export const whatsapp = 'WhatsApp'
export const toDashboard = 'Back to your dashboard'
