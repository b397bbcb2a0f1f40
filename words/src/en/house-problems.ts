// Reasons for which a call of a house file is refused, by the keys of the contract (contract/src/houses/house-refusals.ts).

import { apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'
import { houseStages } from './house-stages.ts'
import { siteName } from './language.ts'

export const familyDecides = 'Only the family can do that.'
export const linkAddsOnly = 'This link adds pictures; it cannot do that.'
export const houseHeld = `This house is held while ${siteName} looks at a report. You can read it.`
export const newerClaim = 'A newer picture or answer is here. Look at it first.'
export const answeredAlready = 'This was answered already.'
export const houseClosed = 'This house is closed.'
export const houseExists = 'This quote has its house already.'
export const sameIdOtherBody = 'This was sent before with other content. Load the page again.'
export const stageAgreed = ({ stage }: { stage: string }) =>
  `${stageName(stage)} is agreed already. Name a later stage.`
export const belowNothing = ({ pkr }: { pkr: number }) =>
  `This takes more off than the stage holds (PKR ${groupDigits(pkr)}).`
export const changeLapsed = 'The 14 days are over. Send the change again.'
export const tooLateToTakeBack = 'It can be taken back for 24 hours only.'
export const notAllAgreed = 'Not every stage is agreed, or a fault is open.'
export const noAgreedPrice = 'This house has no agreed price, so no link sees money.'
export const houseFull = 'This house is full: 1,000 entries. Save it.'
export const tooManyLinks = 'At most 5 site links. Take one back first.'
export const tooManyWaiting = '10 changes wait. Answer or take back one.'
export const threePictures = 'Send all three pictures.'
export const pictureNotHere = 'A picture has not arrived. It is sent again.'
export const textOrPicture = 'Add a picture or a word.'
export const wholeRupees = 'Type whole rupees, such as 95,000.'
export const dayNotPossible = 'Choose a day up to today.'
export const wrongCode = ({ left }: { left: number }) =>
  `This code is not right. ${left === 1 ? '1 try is' : `${left} tries are`} left.`

// Not told apart by the client.
export const noHouseKey = 'A key of a house has 43 letters, digits, - or _'
export const enterBuilder = 'Please enter the builder’s name'
export const listedPlan = 'This plan comes from the quote or the estimate: only its days can be changed'
export const stageDueMissing = 'Please say when a stage in your own words is due'
export const percentNotHundred = ({ sum }: { sum: number }) =>
  `The stages must add up to 100 %; they are ${sum} %`
export const noHouseOfQuote = 'Please choose a quote for this request first'
export const entryTooOld = 'An entry can be taken back for an hour only.'
export const pictureNeeded = 'Please add a picture'
export const wholeQuantity = 'Please type a whole number from 1 to 1,000,000'
export const chooseDay = 'Please choose a day'
export const pdfBeingMade = 'A PDF of this house is being made. Try again in a moment.'
export const plannedTooFar = 'Please choose days within ten years of the beginning'
export const startTooFar = 'Please choose a day within three years from today'

function stageName(stage: string): string {
  return Object.hasOwn(houseStages, stage) ? houseStages[stage as keyof typeof houseStages] : apart(stage)
}
