import { maxImagePixels } from '@tameer/contract'

const sayings = {
  empty: 'is an empty file',
  'not-a-picture': 'is not a PNG or JPEG picture',
  'too-many-pixels': `is larger than ${maxImagePixels / 1_000_000} megapixels`,
  'too-narrow': 'is more than ten times as long as it is wide',
  'too-many-scans':
    'is saved in an unusual way. Please save it again as an ordinary JPEG and choose that file',
  damaged: 'is damaged and cannot be read',
  'too-slow': 'took too long to read',
} as const

export type ImageProblemReason = keyof typeof sayings

/** A picture was refused. Nothing of it is kept. */
export class ImageProblem extends Error {
  readonly reason: ImageProblemReason

  constructor(reason: ImageProblemReason, cause?: unknown) {
    super(`the picture ${sayings[reason]}`, cause === undefined ? undefined : { cause })
    this.name = 'ImageProblem'
    this.reason = reason
  }

  /** A sentence for the person who chose the picture: `Photo 3 (roof.png) is not a PNG or JPEG picture`. */
  describe(what: string): string {
    return `${what} ${sayings[this.reason]}`
  }
}
