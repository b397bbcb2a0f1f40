// One company at the desk: its profile, its account, and the acts on it.
import { apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'

export { cancel } from './actions.ts'
export { reasons } from './desk-companies.ts'
export { sayWhyPlaced, wrongPosition } from './desk-problems.ts'
export { lastUsed } from './sessions.ts'
export { checkedOn, day, kinds as markKinds, states as markStates, validUntil } from './settings-marks.ts'

export const company = 'Company'
export const loading = 'Loading the company…'
export const loadingFailed = (why: string) => `The company could not be loaded. ${why}`
export const toList = 'All companies'
export const asVisitors = 'As visitors see it'

export const keptFromVisitors = {
  hide: 'The desk hides this company from visitors.',
  suspend: 'The desk has suspended this company. Nobody can log in to its account.',
}
export const because = (reason: string) => `Reason: ${reason}.`
export const written = (text: string) => `Written to the company: ${apart(text)}`
export const since = (date: string) => `Since ${date}`
export const waitsForMailbox = 'Visitors do not see this company: its mailbox is not confirmed.'
export const changedBy = (who: string, what: string, date: string) =>
  `Somebody else was faster. ${apart(who)}: ${what}, ${date}. This is how it stands now.`

export const acts = 'What to do'
export const operatorsBringBack = 'Only operators can bring it back.'
export const hide = 'Hide'
export const hideOtherwise = 'Hide for another reason'
export const suspend = 'Suspend'
export const restore = 'Bring back'
export const confirmMailbox = 'Confirm its mailbox'
export const sendReset = 'Send a reset code'
export const endSessions = 'End its sessions'
export const takeData = 'Take its data'
export const taking = 'Making the file…'
export const deleteIt = 'Delete'

export const hideQuestion = (name: string) => `Hide ${apart(name)}?`
export const hideLead =
  'Visitors do not see the company and its projects any more. It can still log in, and is mailed why.'
export const suspendQuestion = (name: string) => `Suspend ${apart(name)}?`
export const suspendLead =
  'As hiding; its sessions end and nobody can log in. Nothing is deleted. It is mailed why.'
export const hideProjectQuestion = (title: string) => `Hide “${apart(title)}”?`
export const hideProjectLead =
  'Visitors do not see the project any more. Its company does, cannot show it again, and is mailed why.'
export const reason = 'Reason'
export const chooseReason = 'Choose a reason'
export const reasonMissing = 'Please choose a reason'
export const wordsTo = 'To the company'
export const wordsHint = 'What is wrong, and what would put it right. The company reads this as it stands.'
export const wordsMissing = 'Please write to the company why'
export const sending = 'Saving…'

export const restoreQuestion = (name: string) => `Bring ${apart(name)} back?`
export const restoreLead =
  'Visitors see it again, unless its owner hides it or its mailbox is not confirmed. The company is mailed.'
export const confirmQuestion = 'Confirm this mailbox?'
export const confirmLead = (email: string) =>
  `It then counts as confirmed that ${apart(email)} is the company’s. Be sure that it is.`
export const resetQuestion = 'Send a reset code?'
export const resetLead = (email: string) =>
  `${apart(email)} gets a code to choose a new password with. Nobody at the desk sees it.`
export const endQuestion = 'End all its sessions?'
export const endLead = 'Everybody is signed out of the company’s account, and can log in again.'
export const deleteQuestion = (name: string) => `Delete ${apart(name)}?`
export const deleteLead =
  'The account goes with all projects and pictures, for good. To hide it is enough in most cases. Type the name of the company to delete it:'
export const typedName = 'Name of the company'
export const nameDiffers = 'This is not the name of the company'
export const deleting = 'Deleting…'

export const hidden = 'Hidden. The company was mailed'
export const suspended = 'Suspended. The company was mailed'
export const restored = 'Brought back. The company was mailed'
export const confirmed = 'The mailbox is confirmed'
export const resetSent = 'The code is on its way'
export const sessionsEnded = 'All its sessions have ended'
export const deleted = 'The company was deleted'
export const saved = 'The data were saved as a file'

export const whatVisitorsSee = 'What visitors see'
export const email = 'Email'
export const contact = 'Contact'
export const services = 'Services'
export const signedUp = 'Signed up'
export const mailbox = 'Mailbox'
export const mailboxConfirmed = 'Confirmed'
export const mailboxOpen = 'Not confirmed'

export const projects = 'Projects'
export const noProjects = 'The company has no project.'
export const moreProjects = 'More projects'
export const earlierProjects = 'Earlier projects'
export const hiddenByOwner = 'Hidden by its company'
export const hiddenByDesk = 'Hidden by the desk'

export const account = 'Account'
export const sessions = 'Signed in'
export const noSessions = 'Nobody is signed in.'
export const mails = 'Mails to it'
export const noMails = 'No mail is kept. Those that were sent are removed after a while.'
export const mailSent = (date: string) => `Sent ${date}`
export const mailWaits = 'Waits to be sent'
export const mailFailed = (tries: number, why: string) =>
  `Failed ${tries === 1 ? 'once' : `${tries} times`}: ${apart(why)}`
export const history = 'History'
export const noHistory = 'Nothing was done about this company yet.'
export const wholeHistory = 'All of it in the log'

export const changeEmail = 'Change its address'
export const changeEmailQuestion = 'A new address for a lost mailbox?'
export const changeEmailLead = (email: string) =>
  `Be sure who asks for it. The new mailbox gets a link, and the address changes when it is confirmed there. ${apart(email)} is told then, and can undo it for seven days.`
export const newEmail = 'New email address'
export const newEmailMissing = 'Please enter the new email address'
export const beginChange = 'Send the link'
export const changeBegun = 'The new mailbox is mailed a link'
export const emailChange = 'Change of address'
export const changesTo = (email: string) => `To ${apart(email)}.`
export const newNotConfirmed = (date: string) =>
  `The new mailbox has not confirmed yet. The link works until ${date}.`
export const cancelChange = 'Cancel this change'
export const cancelChangeQuestion = 'Cancel the change of address?'
export const cancelChangeLead = 'The address stays as it is. The link in the new mailbox ends.'
export const changeCancelled = 'The change is cancelled'

export const marks = 'Licences and registrations'
export const noMarks = 'It has entered none.'

export const place = 'Place in the list'
export const placeLead =
  'Companies with a position come first in every list, the lowest first; with the same one, whoever signed up first. All others follow in the order in which they signed up.'
export const hasPosition = (position: number) => `Position ${position}`
export const noPosition = 'It has no position.'
export const newPosition = 'New position'
export const newPositionHint = (most: number) =>
  `A whole number from 1 to ${groupDigits(most)}. Leave it empty for none.`
export const whyPlaced = 'Why'
export const whyPlacedHint = 'Kept in the log. Visitors do not see it.'
export const savePlace = 'Save its place'
export const placed = 'Saved. Visitors see it now'
