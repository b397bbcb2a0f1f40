// Problems of a call of the desk, by the keys of the contract's rules and the API's errors.

import { groupDigits } from '../figures.ts'
import { siteName } from './language.ts'

export const enterCode = 'Please enter the code'
export const codeWrong = 'This code is wrong or was used already. Please wait for the next one'
export const codeFirst = 'Please enter a code of your authenticator app'
export const codeAgain = 'Please enter a code again: the last one was some minutes ago'
export const passwordCommon = 'Many people use this password, so it is easy to guess. Please choose another'
export const momentInvalid = 'Please give the date and time in full'
export const noSecondFactorPrepared = 'Please begin again: no new authenticator app is waiting for a code'
export const secondFactorLost =
  'The second factor of this account cannot be read any more. It has to be made again on the server'

export const sayWhatIsWrong = 'Please write what is wrong'
export const reportGone = 'There is no such report any more'
export const sendReportVersion = 'Please load the report again: the version of what you saw is missing'
export const reportChanged = 'Somebody at the desk has acted on these reports meanwhile. Please look again'
export const reportArrived = 'Another report about this came meanwhile. Please look at it too'
export const reportClosed = 'This is closed already'
export const notHidden = 'A request cannot be hidden. Write to its owner'
export const hideFirst = 'Visitors still see this. Hide it first, then close the report'
export const suspendFirst = 'This company is not suspended. Suspend it first, then close the report'
export const ownerGone = 'Its owner can no longer be written to'
export const noMailbox = 'This family has confirmed no mailbox, so it cannot be asked'
export const hideEntry = 'An entry of a house file is taken out by an act of its own'
export const reportedGone = 'This entry is gone already. Close the reports in another way'
export const writeToOwner = 'Please write to the owner'

export const sendVersion = 'Please load the company again: the version of what you saw is missing'
export const writeWhy = 'Please write to the company why'
export const typeName = 'Please type the name of the company'
export const nameDiffers = 'This is not the name of the company'
export const changedAtDesk = 'Somebody at the desk has changed this meanwhile. Please look at it again'
export const wrongPosition = ({ maximum }: { maximum: number }) =>
  `Please enter a whole number from 1 to ${groupDigits(maximum)}, or nothing`
export const sayWhyPlaced = 'Please say why its position changes'
export const positionAlready = 'It has this position already'
export const bringBackFirst = 'This company is suspended. Bring it back first'
export const noChangeOfDesk = 'No change of address that the desk began waits any more'
export const notRestricted = 'The desk neither hides nor suspends this'
export const operatorsBringBack = 'Only an operator can end a suspension'
export const sameCompanyEmail = 'This is its address already'
export const mailboxConfirmedAlready = 'This mailbox is confirmed already'
export const accountSuspended =
  'The account of this company is suspended. The email we sent to this address says why, and how to answer'
export const projectHiddenByDesk = `${siteName} has hidden this project. The email we sent says why; please answer it before the project can be shown again`

export const enterSource = 'Please say where these details come from'
export const preparedGone =
  'There is no such prepared profile any more: its company took it over or refused it, or somebody deleted it'
export const noPreparedEmail = 'This profile has no email address: please enter one first'
export const requestGone = 'There is no such request any more'
export const requestNotWaiting = 'This request has an answer now, or has ended. Please look at the list again'
export const noRoomToSuggest = 'The family cannot ask so many more companies'
export const companyDoesNotFit =
  'One of these companies was asked meanwhile, is not listed, or does not offer this service in this city'
export const wantsNoReminders = 'This family wants no reminders, so nothing was sent'
export const suggestedMeanwhile =
  'Somebody at the desk has offered companies to this family meanwhile. Please look again'
export const suggestedLately =
  'Companies were offered to this family less than a week ago. Please confirm that you want to write again'

export const enterEnglishName = 'Please enter the name in English letters'
export const enterUrduName = 'Please enter the name in Urdu letters'
export const entryNameTaken = 'Another entry has this name, or had it'
export const entryGone = 'There is no such entry in the catalogue'
export const listFull = ({ maximum }: { maximum: number }) => `This list can have at most ${maximum} entries`
export const paymentNotThere = 'There is no such payment'
export const sendPaymentState = 'Please load the payment again: the state that you saw is missing'
export const paymentMoved = 'This payment has changed meanwhile. Please look at it again'
export const noTransfer = 'This is no bank transfer'
export const bankNumberUsed = 'Another transfer has this number already. Please look at the statement again'
export const noBankToAsk = 'There is no bank to ask about this payment'
export const refundUnderWay =
  'The bank is being asked to give this money back. Please look again in two minutes'
export const refundByCallFirst = 'This bank gives money back by a call. Please try that first'
export const refundByHandOnly = 'This bank has no call that gives money back. Please tell it by hand'
export const enterBankNumber = 'Please enter the number on the bank’s statement'
export const sayWhyPayment = 'Please say why'
export const monthWrong = 'Please name the month as in 2026-11'
export const enterPrice = 'Please enter a price in rupees'
export const enterPriceSource = 'Please name the source of the price'
export const enterPriceDay = 'Please enter the day of the price as in 2026-12-28'
export const priceDayLater = 'A price cannot be of a day that has not come yet'
export const articleUnknown = 'This article has no price in this city'
export const priceTwice = 'This article has two prices for one city. Please keep one'
export const priceTooFar =
  'A price is more than twice or less than half of the one before: it may be of another unit. Please look at it again'
export const sayWhyFar = 'A price moves by more than 15 %. Please name a second source or say why'
export const newerPrices = ({ version }: { version: string }) =>
  `Newer prices were published meanwhile (${version}). Please look at the table again`
export const pricesOfTodayFull = 'Prices can be corrected eight times a day. Please publish again tomorrow'
