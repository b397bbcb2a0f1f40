import { maxImagePixels, type Problem, type ProblemParams, problem } from '@tameer/contract'

/** What a picture can be refused for. */
const problems = {
  empty: 'pictureEmpty',
  'not-a-picture': 'pictureUnknown',
  'too-many-pixels': 'pictureTooManyPixels',
  'too-narrow': 'pictureTooNarrow',
  'too-many-scans': 'pictureTooManyScans',
  damaged: 'pictureDamaged',
} as const

export type ImageProblemReason = keyof typeof problems

/** A picture as its sender knows it. */
export type SentName = ProblemParams<'pictureEmpty'>

/** A picture was refused. Nothing of it is kept. */
export class ImageProblem extends Error {
  readonly reason: ImageProblemReason

  constructor(reason: ImageProblemReason, cause?: unknown) {
    super(`the picture was refused: ${reason}`, cause === undefined ? undefined : { cause })
    this.name = 'ImageProblem'
    this.reason = reason
  }

  /** For the person who chose the picture. */
  problem({ number, filename }: SentName): Problem {
    return problem(problems[this.reason], { number, filename, megapixels: maxImagePixels / 1_000_000 })
  }
}
