// The sheet that adds pictures to a house, and the strip that says what is being sent.
export { whatsapp } from './actions.ts'

export const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)
export const more = 'More'
export const aWord = 'A word (optional)'
export const theseShow = 'These show'
export const work = 'The work'
export const stageIsDone = 'Stage is done'
export const stage = 'Stage'
export const send = (count: number) => (count === 1 ? 'Send 1 picture' : `Send ${count} pictures`)
export const sendText = 'Send'
export const became = (beforeMb: string, afterMb: string) =>
  `${beforeMb} MB became ${afterMb} MB on this phone.`
export const whileOffline = 'Without a connection they wait here and go later, each once.'
export const removePicture = (number: number) => `Remove picture ${number}`
export const notReadable = (name: string) => `“${name}” cannot be read as a picture and is left out.`
export const tooMany = 'At most 10 pictures go together. The rest is left out.'
export const nothingYet = 'Add a picture or a word.'
export const addPictures = 'Add pictures'

// Sending.
export const sentOf = (sent: number, all: number) =>
  all === 1 ? `${sent} of 1 picture sent` : `${sent} of ${all} pictures sent`
export const megabytesOf = (sentMb: string, allMb: string) => `${sentMb} of ${allMb} MB`
export const slowLine = 'The line is slow. What is not sent stays on this phone and goes as soon as it can.'
export const waitHere = (count: number) =>
  count === 1
    ? 'No connection. 1 picture waits on this phone.'
    : `No connection. ${count} pictures wait on this phone.`
export const goByThemselves =
  'They go by themselves when it is back and this page is open. Nothing is sent twice.'
export const sent = 'Sent'
export const tellFamily = 'Tell the family on WhatsApp'
