// Reasons for which a call of a house file is refused, which the client tells apart. Pure.

/** Each is the key of its words (words/src/<language>/house-problems.ts, and problems.ts for the first). */
export const houseRefusals = [
  'familyKeyReads',
  'familyDecides',
  'linkAddsOnly',
  'houseHeld',
  'newerClaim',
  'answeredAlready',
  'houseClosed',
  'houseExists',
  'sameIdOtherBody',
  'stageAgreed',
  'belowNothing',
  'changeLapsed',
  'tooLateToTakeBack',
  'notAllAgreed',
  'noAgreedPrice',
  'houseFull',
  'tooManyLinks',
  'tooManyWaiting',
  'threePictures',
  'pictureNotHere',
  'textOrPicture',
  'wholeRupees',
  'dayNotPossible',
  'wrongCode',
] as const
export type HouseRefusal = (typeof houseRefusals)[number]
