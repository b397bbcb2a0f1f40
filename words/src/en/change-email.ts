export { logIn, toPortfolios, tryAgain } from './auth.ts'

export const title = 'Change Email'
export const caption = 'Two mailboxes, two links, one new address.'
export const question = 'Do you want another email address for your company’s account? The mail says which.'
export const agree = 'Yes, change it'
export const stop = 'Stop the change'
export const working = 'One moment...'
export const changed = 'The email address is changed. Log in with the new one from now on.'
export const waitsForOld =
  'Your new mailbox is confirmed. Open the link in the mail that we sent to your old address, and the address changes at once. Otherwise it changes in seven days, unless the old mailbox stops it.'
export const waitsForNew =
  'Your old mailbox has agreed. Now open the link in the mail that we sent to your new address.'
export const stopped =
  'The change is stopped: the address stays as it is. If you did not ask for it, somebody may know your password. Choose a new one.'
export const newPassword = 'Choose a new password'
export const linkRefused =
  'This link has expired or is not the newest one. You can ask for new links in the settings of your account.'
export const toSettings = 'Go to the settings'
export const undoQuestion =
  'The email address of your company’s account was changed. Do you want the one before back? Every device is signed out then.'
export const undo = 'Undo the change'
export const undone =
  'The change is undone: log in with the address before. If you did not ask for the change, somebody may know your password. Choose a new one.'
