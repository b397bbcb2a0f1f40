// The strip that says what of a house is being sent, and what waits on the device.
import { displayDay } from './amounts.ts'

export { sending, tryAgain } from './actions.ts'
export { displayDay } from './amounts.ts'

export const sentOf = (sent: number, all: number) =>
  all === 1 ? `${sent} of 1 picture sent` : `${sent} of ${all} pictures sent`
export const megabytesOf = (sentMb: string, allMb: string) => `${sentMb} of ${allMb} MB`
export const slowLine = 'The line is slow. What is not sent stays on this phone and goes as soon as it can.'
/** `count` 0: no pictures, but words or a payment. */
export const waitHere = (count: number) => {
  if (count === 0) return 'No connection. What you wrote waits on this phone.'
  return count === 1
    ? 'No connection. 1 picture waits on this phone.'
    : `No connection. ${count} pictures wait on this phone.`
}
export const goByThemselves =
  'They go by themselves when it is back and this page is open. Nothing is sent twice.'
export const sent = 'Sent'
export const tellFamily = 'Tell the family on WhatsApp'

// For what waits long, and what cannot go.
export const waitSinceYesterday = (count: number) => {
  if (count === 0) return 'What you wrote waits since yesterday.'
  return count === 1 ? '1 picture waits since yesterday.' : `${count} pictures wait since yesterday.`
}
export const waitSince = (count: number, isoDate: string) => {
  const day = displayDay(isoDate)
  if (count === 0) return `What you wrote waits since ${day}.`
  return count === 1 ? `1 picture waits since ${day}.` : `${count} pictures wait since ${day}.`
}
export const mayBeLost = 'Keep this browser’s data until then: clearing it deletes them.'
export const full = 'Send what waits first.'
export const fullText = (pictures: number, megabytes: number) =>
  `At most ${pictures} pictures or ${megabytes} MB wait on a phone.`
export const nothingKept = 'This browser keeps nothing. Stay on this page until all is sent.'
export const notSent = (what: string) => `Not sent: ${what}.`
export const leaveOut = 'Leave it out'
export const leaveOutText = 'It is not sent, and goes from this phone.'
export const back = 'Back'
export const pictureLost = 'This phone no longer has the picture.'
/** On forgetting the house. */
export const waitingIsLost = (count: number) => {
  if (count === 0) return 'What waits here is not sent.'
  return count === 1
    ? '1 picture that waits here is not sent.'
    : `${count} pictures that wait here are not sent.`
}
