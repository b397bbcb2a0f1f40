import { apart } from '../apart.ts'

export { documentUnknown, emailInvalid as emailWrong, pictureTooNarrow } from './problems.ts'

export const pictureTypeWrong = 'Only .png, .jpeg and .jpg files are allowed'
export const pictureTooLarge = (file: string, megabytes: string, most: number) =>
  `${apart(file)} has ${megabytes} MB; a picture may have at most ${most} MB`
export const wrongPictureType = (file: string) => `${apart(file)}: ${pictureTypeWrong}`
/** How a phone makes pictures that every browser can show. */
export const jpegInCamera =
  'This browser cannot show HEIC: on an iPhone choose Settings > Camera > Formats > Most Compatible, on another phone choose JPEG in the settings of the camera, then take the photograph again'
export const pictureLimits = (megabytes: number) =>
  `At most ${megabytes} MB each; large photographs are made smaller before they are sent.`
export const fileTooLarge = (megabytes: number) => `Please choose a file of at most ${megabytes} MB`
/** Sentences without their full stops, one after another. */
export const sentences = (all: readonly string[]) => all.join('. ')
export const notSentOffline = 'No connection: not sent'
/** Number of fields that have a value. */
export const filledIn = (count: number, all: number) => `${count} of ${all} filled in`
