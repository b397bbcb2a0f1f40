// Problems of a call, by the keys of the contract's rules and the API's errors (contract/src/problems.ts).

import { apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'
import { passwordTooShort as tooShort } from './passwords.ts'

// Fields of any form.
export const checkForm = 'Please check what you entered'
export const sendFields = 'Please send the fields of this form'
export const fillIn = 'Please fill this in'
export const checkValue = 'Please check this value'
export const atMost = ({ maximum, of }: Bound & { maximum: number }) =>
  `Please use at most ${counted(maximum, of)}`
export const atLeast = ({ minimum, of }: Bound & { minimum: number }) =>
  `Please use at least ${counted(minimum, of)}`
export const chooseFromList = 'Please choose from the list'
export const noId = 'This is not a valid id'
export const noJson = 'This is not JSON'
export const textTooLong = 'This text is too long'
export const enterWebAddress = 'Please enter a web address that starts with http:// or https://'
export const enterEmail = 'Please enter your email address'
export const emailTooLong = 'Please enter a shorter email address'
export const emailInvalid = 'Please enter a valid email address'
export const phoneInvalid = 'Please enter a valid phone number'
export const phoneAreaMissing = 'Please add the area code, such as 042 before 111-222-333'
export const phoneAlone = 'Please enter one phone number, and nothing else beside it'
export const noWhatsApp = 'Please enter a mobile number: a landline has no WhatsApp'

interface Bound {
  of?: 'characters' | 'entries' | undefined
}

function counted(count: number, of: Bound['of']): string {
  if (of === undefined) return String(count)
  return of === 'characters' ? `${count} characters` : `${count} entries`
}

// Accounts.
export const enterName = 'Please enter your company name'
export const chooseCategory = 'Please choose at least one category'
export const chooseFewerCategories = 'Please choose fewer categories'
export const chooseListedCategories = 'Please choose from the listed categories'
export const enterPassword = 'Please enter your password'
export const enterPasswordAgain = 'Please enter the password again'
export const passwordsDiffer = 'Passwords do not match'
export const choosePassword = 'Please choose a password'
export const passwordTooShort = ({ minimum }: { minimum: number }) => tooShort(minimum)
export const emailTaken = 'This email address is taken'
export const accountExists = 'An account with this email address already exists. Please log in instead'
export const loginFailed = 'Login failed. Please check your credentials'
export const accountMayNot = 'Your account may not do this'
export const noCompany = 'This account has no company, and cannot log in here'
export const notSignedIn = 'Please log in first'
export const wrongPassword = 'This is not your password'
export const wrongCurrentPassword = 'This is not your current password'
export const enterResetCode = 'Please enter the reset code'
export const resetCodeWrong = 'Wrong or no longer valid'
export const resetRefused = 'This reset code is wrong or no longer valid. Please request a new one'
export const linkIncomplete = 'This link is not complete'
export const linkExpired = 'This link has expired or is not the newest one'
export const tooManyMails = 'We have sent several mails to this address already. Please try again in an hour'
export const emailUnchanged = 'This is your email address already'
export const noEmailChange = 'There is no change of address to confirm any more'
export const emailTakenMeanwhile = 'Another account has this email address now. Nothing was changed'
export const sessionEnded = 'This session has ended already'

// Companies and portfolios.
export const notYours = 'You may not change this'
export const notYourLogo = 'You can only change the logo of your own company'
export const selectImage = 'Please select an image to upload'
export const enterTitle = 'Please enter a title'
export const describeProject = 'Please describe the project'
export const selectCity = 'Please select a city'
export const selectOneCity = 'Please select one city'
export const cityNotListed = 'This city is not in the list'
export const buildingTypeNotListed = 'This specialization is not in the list'
export const enterYear = ({ earliest }: { earliest: number }) =>
  `Please enter a year from ${earliest} on, such as 1998`
export const yearToCome = 'This year is still to come'
export const enterRupees = ({ maximum }: { maximum: number }) =>
  `Please enter whole rupees, from 1 to ${groupDigits(maximum)}`
export const enterRate = ({ minimum, maximum }: { minimum: number; maximum: number }) =>
  `Please enter whole rupees a square foot, from ${groupDigits(minimum)} to ${groupDigits(maximum)}`
export const companyGone = 'This company is not listed, or no longer'
export const pageSize = ({ maximum }: { maximum: number }) => `Please ask for 1 to ${maximum} at once`
export const searchTooLong = 'Please search with fewer characters'
export const countOrNot = 'Please ask for a count with yes, or not at all'
export const yesOrNot = 'Please say yes, or leave it out'
export const trueOrFalse = 'Please say true or false'
export const beforeOrAfter = 'Please say before or after'
export const placeGone =
  'The portfolio it should stand beside is not there any more. Please load the page again.'
export const noSuchPortfolio = 'There is no such portfolio'
export const portfolioGone = 'This portfolio does not exist'
export const noSuchListPage = 'This page of the list does not exist'
export const noCursor = 'This is not a cursor of ours'
export const changedElsewhere = 'This was changed elsewhere meanwhile'
export const compareAndSaveAgain =
  'This was changed elsewhere meanwhile. Compare it with what you typed, and save again'
export const savedAlready =
  'An earlier try did arrive and was saved. Open it again to see it, then change it from there'

// Requests and quotes.
export const enterYourName = 'Please enter your name'
export const chooseCompany = 'Please choose at least one company'
export const chooseFewerCompanies = 'Please choose at most three companies'
export const enterPlot = 'Please enter the size of the plot'
export const enterCoveredArea = 'Please enter the covered area'
export const estimateNeeded = 'Companies price the lines of an estimate. Please make one first'
export const pricesGone = 'These prices are not in use any more. Please make the estimate again'
export const checkEstimate = 'This estimate cannot be priced. Please check its answers'
export const checkAnswers = ({ fields }: { fields: string[] }) => `Please check: ${fields.join(', ')}`
export const estimateChanged =
  'Your estimate now comes to another total. Please look at it, then send the request again'
export const companyNotInvitable =
  'One of these companies takes no requests at the moment. Please choose another one'
export const invitedAlready = 'You have asked this company already'
export const invitationsStand = ({ maximum }: { maximum: number }) =>
  `You can ask ${maximum} companies at a time. When one of them declines, you can ask another`
export const tooManyInvitations = ({ maximum }: { maximum: number }) =>
  `You have asked ${maximum} companies, and more are not possible`
export const tooManyOpenRequests = ({ maximum }: { maximum: number }) =>
  `${maximum} requests with this email address are open already. Please close one of them first`
export const noRequestKey = 'A key of a request has 43 letters, digits, - or _'
export const keyInUse = 'This key is in use already. Please make another one'
export const newAddressNewKey = 'Another address and a new key belong together'
export const noPhoneToShow = 'You gave no phone number with this request'
export const familyKeyReads = 'This link is for reading. Only who sent the request can change it'
export const notSentYet = 'This request is not sent yet: please confirm it with the link in our mail first'
export const requestEnded = 'This request has ended, so nothing about it can be changed'
export const quoteChosen = 'A quote was chosen for this request already, so nothing about it can be changed'
export const requestAnswered = 'This is not possible any more: this request has your answer already'
export const noQuoteToTakeBack = 'There is no quote of yours here that could be taken back'
export const quoteTheBill = 'This request has a bill. Please give prices for its parts'
export const quoteAFee = 'This request asks for an architect’s fee. Please give a fee'
export const tooManyQuestions = ({ most }: { most: number }) =>
  `You have asked ${most} questions here already, and more are not possible`
export const hasAnswer = 'This question has an answer already'
export const companyIsOut = 'This company does not take part in this request any more'
export const quoteTakenBack = 'The company has taken this quote back'
export const quoteNotNewest =
  'The company has sent a newer quote meanwhile. Please look at it before you choose'
export const quoteTooOld = 'This quote is not valid any more. Please ask the company for a new one'

// Marks: licences and registrations.
export const enterMarkNumber = 'Please enter the number as it stands on the document'
export const pecNumberWrong = 'Please enter the number as on the licence, for instance C-4/12345'
export const markNumberWrong = 'Please enter the number with its digits, as it stands on the document'
export const ntnWrong = 'Please enter the NTN, for instance 1234567-8'
export const enterHolder = 'Please enter the name that is registered'
export const enterValidUntil = 'Please enter the last day on which it is valid'
export const markExpired = 'This has expired already. Please enter it once it is renewed'
export const neverExpires = 'A registration of this kind has no last day'
export const addDocument = 'Please add the document as a PDF, JPEG or PNG file'
export const documentEmpty = 'The document is an empty file'
export const documentUnknown = 'The document is not a PDF, JPEG or PNG file'
export const documentTooLarge = ({ megabytes }: { megabytes: number }) =>
  `The document is larger than ${megabytes} MB`
export const sendOneDocument = 'Please send one document'
export const markGone = 'This mark is not there any more'
export const noDocument = 'This document is not kept any more'
export const markDecided = 'This mark was decided or changed meanwhile. Please look at it again'

// Pictures and other files.
/** A picture as its sender knows it: by its number if several may be sent, and by its file's name. */
export interface SentName {
  number?: number | undefined
  filename: string
}

function nameOf({ number, filename }: SentName): string {
  return `${number === undefined ? 'The image' : `Photo ${number}`}${filename && ` (${apart(filename)})`}`
}

export const pictureTooLarge = ({ megabytes, ...sent }: SentName & { megabytes: number }) =>
  `${nameOf(sent)} is larger than ${megabytes} MB`
export const pictureEmpty = (sent: SentName) => `${nameOf(sent)} is an empty file`
export const pictureUnknown = (sent: SentName) => `${nameOf(sent)} is not a PNG or JPEG picture`
export const pictureTooManyPixels = ({ megapixels, ...sent }: SentName & { megapixels: number }) =>
  `${nameOf(sent)} is larger than ${megapixels} megapixels`
export const pictureTooNarrow = (sent: SentName) =>
  `${nameOf(sent)} is more than ten times as long as it is wide. Please cut it shorter and choose that file`
export const pictureTooManyScans = (sent: SentName) =>
  `${nameOf(sent)} is saved in an unusual way. Please save it again as an ordinary JPEG and choose that file`
export const pictureDamaged = (sent: SentName) => `${nameOf(sent)} is damaged and cannot be read`
export const sendOneImage = 'Please send one image'
export const tooManyImages = ({ maximum }: { maximum: number }) => `You can upload maximum ${maximum} images`
export const noFileHere = 'No file is expected here'
export const fileNotTaken = 'This form does not take that file'
export const orderNamesNoFile = 'The order names a file that was not sent'
export const uploadInterrupted = 'The upload was interrupted'

// Requests that cannot be parsed, and addresses that do not exist.
export const notUnderstood = 'The request could not be understood'
export const tooSlow = 'The request took too long to arrive'
export const headersTooLarge = 'The request carries more than we can take'
export const bodyTooLarge = 'This is more than we can take at once'
export const sendJson = 'Please send this as JSON'
export const sendJsonOrForm = 'Please send this as JSON, or as a form where files belong'
export const sendMultipart = 'Please send this form as multipart/form-data'
export const formUnreadable = 'The form could not be read. Please try again'
export const formNotSent = 'The form was not sent correctly'
export const notFound = 'We could not find what you asked for'
export const noSuchCall = 'There is no such call'
export const noIdempotencyKey = 'An Idempotency-Key has 16 to 100 letters, digits or signs'
export const responseLost = 'This was done already. Please look at what there is now'
export const noSuchMethod = 'This address does not take this method'
export const unknownParameter = 'There is no parameter of this name'
export const noSuchPage = 'There is no such page'
export const noSuchPicture = 'There is no such picture'
export const noSuchMapPart = 'There is no such part of the site map'
export const noContactAddress = 'This site names no address for reports'

// Temporary problems.
export const internal = 'Something went wrong on our side. Please try again shortly'
export const busy = 'We are very busy right now. Please try again shortly'
export const recordsAway = 'We cannot reach our records right now. Please try again shortly'
export const cannotStorePictures =
  'We cannot store pictures right now. Nothing was saved, so please try again shortly'
export const cannotReachPictures = 'We cannot reach the pictures right now. Please try again shortly'
export const diskFull = 'We have no room to save this right now. Please try again in a few minutes'
export const outcomeUnknown = 'We could not make sure that this was saved. Please look before you try again'

const hindrances = {
  stopping: 'Not ready: the server is stopping',
  diskFull: 'Not ready: the disk is full',
  databaseLate: 'Not ready: the database does not answer',
  databaseAway: 'Not ready: the database cannot be reached',
  notMigrated: 'Not ready: the database is not migrated',
}
export const notReady = ({ hindrance }: { hindrance: keyof typeof hindrances }) => hindrances[hindrance]

// Plans and payments.
export const planFull = ({ most }: { most: number }) =>
  `Your plan allows ${groupDigits(most)} projects. Take a larger plan, delete a project, or save this one as a draft`
export const nothingSold = 'Plans cannot be bought here yet'
export const gatewayMissing = 'This way to pay is not offered'
export const priceChanged = 'The sum has changed meanwhile. Please look at it and pay again'
export const paymentWaits = 'Another payment of yours still waits for the bank'
export const paymentsWait =
  'Five payments of yours wait already. Please pay one of them, or wait until their time is over'
export const paymentGone = 'There is no such payment of yours'
export const notByTransfer = 'This payment is not a bank transfer: its bank tells us by itself'
export const transferSettled = 'This transfer has arrived already. There is nothing more to do'
export const transferOver =
  'This try is over. If you have paid, write to us with the reference; otherwise begin again'
export const bankAway =
  'The bank does not answer at the moment. Nothing was taken. Please try again, or pay by bank transfer'

const limitsReached = {
  loginAccount: 'Too many failed logins. You can reset your password now, or wait',
  loginAddress: 'Too many failed logins from your network',
  signUp: 'Too many accounts were opened or changed from your network',
  reset: 'Too many codes were asked for from your network',
  resetTry: 'Too many reset codes were tried from your network',
  resetTryAccount: 'Too many reset codes were tried for this account from your network',
  request: 'Too many requests were sent from your network',
  house: 'Too many houses were begun from your network',
  houseAct: 'You have made many changes in a short time',
  housePicture: 'You have sent many pictures in a short time',
  report: 'Too many reports were sent from your network',
  reportThing: 'This was reported several times from your network already',
  upload: 'You have sent many pictures in a short time',
  write: 'You have made many changes in a short time',
  draft: 'Your draft was saved very often in a short time',
  open: 'Too many calls came from your network',
  assistant: 'Too many messages of assistants came from your network',
  export: 'You have asked for your data many times already',
}
export const tooManyRequests = (reached: { limit: keyof typeof limitsReached; minutes: number }) =>
  `${limitsReached[reached.limit]}. Please try again in ${waitInWords(reached.minutes)}`

function waitInWords(minutes: number): string {
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
