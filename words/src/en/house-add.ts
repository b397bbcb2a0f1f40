// The sheet that adds pictures to a house.
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
