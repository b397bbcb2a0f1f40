import { maxImagePixels, type Problem, type ProblemParams, problem } from '@tameer/contract'

/** Reasons for refusing a picture. */
const problems = {
  empty: 'pictureEmpty',
  'not-a-picture': 'pictureUnknown',
  'too-many-pixels': 'pictureTooManyPixels',
  'too-narrow': 'pictureTooNarrow',
  'too-many-scans': 'pictureTooManyScans',
  damaged: 'pictureDamaged',
} as const

export type ImageProblemReason = keyof typeof problems

/** The picture's name as its sender knows it. */
export type SentName = ProblemParams<'pictureEmpty'>

/** A picture was refused. No part of it is kept. */
export class ImageProblem extends Error {
  readonly reason: ImageProblemReason

  constructor(reason: ImageProblemReason, cause?: unknown) {
    super(`the picture was refused: ${reason}`, cause === undefined ? undefined : { cause })
    this.name = 'ImageProblem'
    this.reason = reason
  }

  /** The problem in terms of the person who chose the picture. */
  problem({ number, filename }: SentName): Problem {
    return problem(problems[this.reason], { number, filename, megapixels: maxImagePixels / 1_000_000 })
  }
}
