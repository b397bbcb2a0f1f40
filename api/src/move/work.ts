/** A reason not to go on, as a sentence for the operator. */
export class MoveError extends Error {
  override name = 'MoveError'
}

/** Called as rows or pictures are done with. */
export type Progress = (what: string, done: number, of: number) => void

export interface Work {
  progress: Progress
  /** Says something once. */
  say: (line: string) => void
  /** Aborted when the operator wants no more for now. */
  signal: AbortSignal
}
