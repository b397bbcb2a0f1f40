/** Reason why a move cannot continue, as a sentence for the operator. */
export class MoveError extends Error {
  override name = 'MoveError'
}

/** Called while rows or pictures are processed. */
export type Progress = (what: string, done: number, of: number) => void

export interface Work {
  progress: Progress
  /** Prints a line once. */
  say: (line: string) => void
  /** Aborted when the operator stops the command. */
  signal: AbortSignal
}
