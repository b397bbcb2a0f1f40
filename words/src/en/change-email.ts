export { logIn, toPortfolios } from './auth.ts'

export const title = 'Change Email'
export const caption = 'A new address, and a way back.'
export const loading = 'One moment...'
export const changeQuestion = <Part>(company: Part, email: Part) => [
  'The account of ',
  company,
  ' gets the email address ',
  email,
  '. It logs in with it from then on. Other devices are signed out, and the address before is told.',
]
export const change = 'Change the address'
export const changed = 'The email address is changed. Log in with the new one from now on.'
export const undoQuestion = <Part>(company: Part, email: Part) => [
  'The account of ',
  company,
  ' gets its email address ',
  email,
  ' back. Every device is signed out.',
]
export const undo = 'Undo the change'
export const undone =
  'The change is undone: log in with the address before. If you did not ask for the change, somebody may know your password. Choose a new one.'
export const newPassword = 'Choose a new password'
export const linkRefused =
  'This link has expired or is not the newest one. To change your address, ask for a new link in the settings of your account. To undo a change that was not yours, answer the mail that told you of it.'
export const toSettings = 'Go to the settings'
