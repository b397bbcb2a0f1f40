export {
  companyNameMissing,
  newPasswordMissing,
  passwordMissing,
  passwordUpdated,
  tryAgain,
} from './actions.ts'
export { nameOf } from './catalogue.ts'
export { companyName, email, password } from './labels.ts'
export { passwordHint, passwordTooShort } from './passwords.ts'
export {
  chooseCategory as categoryMissing,
  enterEmail as emailMissing,
  enterPasswordAgain as repeatMissing,
  enterResetCode as resetCodeMissing,
  loginFailed,
  passwordsDiffer as repeatDiffers,
  selectImage as imageMissing,
} from './problems.ts'

export const noCategoriesAvailable = 'No categories available'
export const category = 'Category'
export const loadingCategories = 'Loading categories…'
export const categoryHint = 'What your company does'
export const confirmCaption = 'One click, and your mailbox is yours.'
export const confirmTitle = 'Confirm Email'
export const confirmQuestion = 'Press the button to confirm that this mailbox is yours.'
export const confirmEmail = 'Confirm the address'
export const confirming = 'Confirming...'
export const toPortfolios = 'Go to your portfolios'
export const logIn = 'Log in'
export const emailConfirmed = 'Your email address is confirmed.'
export const linkOldSignedIn = 'We can send you another.'
export const linkOld = 'Log in, and we can send you another.'
export const confirmPassword = 'Confirm Password'
export const resetMailFailed = 'Failed to send reset email. Please try again.'
export const resetCaption = 'A code by email, a new password, and back to work.'
export const resetLead = 'Enter the email address of your company account. We send a reset code to it.'
export const resetTitle = 'Reset Password'
export const sendResetCode = 'Send Reset Code'
export const logInWithAddress = 'Log in with this address'
export const logInHere = 'Log in here'
export const loggedIn = 'Login successful'
export const loginCaption = 'Keep your projects where people look before they build.'
export const loginTitle = 'Login to Your Account'
export const sessionEnded =
  'Your session has ended. Please log in again; text you had typed in a form is kept.'
export const forgotPassword = 'Forgot Password?'
export const loggingIn = 'Logging in...'
export const loginButton = 'Login'
export const signUpHere = 'Sign up here'
export const logoFailed = 'Image upload failed'
export const logoUploaded = 'Image uploaded successfully'
export const logoCaption = 'A logo makes a company easy to find again.'
export const logoLead = 'Visitors see it beside your name. You can change it later.'
export const logoTitle = 'Upload Company Logo'
export const logoNeedsLogin =
  'Please log in to this company account first: only its owner can change the logo.'
export const companyLogo = 'Company Logo'
export const skip = 'Skip'
export const reachYou = 'How visitors reach you'
export const reachYouLead = 'Not required now: you can add it later in the settings.'
export const save = 'Save'
export const saved = 'Your contact details are saved'
export const uploading = 'Uploading...'
export const upload = 'Upload'
export const repeatDiffersSentence = 'Passwords do not match.'
export const resetFailed = 'Failed to reset password. Please try again.'
export const codeSentIfAccount = 'If this address has an account, the code is in its mailbox.'
export const newPassword = 'New Password'
export const resetCode = 'Reset code'
export const updatePassword = 'Update Password'
export const askForAnother = 'Ask for another'
export const resetNeedsAddress =
  'This page needs to know which account it is for. Please ask for a reset code first.'
export const passwordStrength = 'Password strength:'
export const repeatHint = 'Please type the same password in both fields'
export const accountCreated = 'Account created successfully'
export const signUpCaption = 'Your work, in front of people who are about to build.'
export const signUpLead = 'A profile for your company and a place for its projects.'
export const signUpTitle = 'Sign Up as a Company'
export const createAccount = 'Create Account'
export const remembered = 'Remembered it?'
export const noAccount = 'No account yet?'
export const noCode = 'No code?'
export const haveAccount = 'Already have an account?'
export const linkRefused = 'This link has expired or is not the newest one.'
export const forAddress = <Part>(address: Part) => ['For ', address, '.']
export const strengthAdvice =
  'A long password of several words is safer than a short one with symbols such as #.'
export const strengths = { Weak: 'Weak', Medium: 'Medium', Strong: 'Strong' }
export const signedInAtDesk =
  'You are signed in at the desk in this browser. Logging in here signs you out there.'
export const toDesk = 'To the desk'
export const deskSessionEnded = 'Your session at the desk has ended. Please log in again.'
