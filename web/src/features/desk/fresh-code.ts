import { watchedValue } from '../../browser/watched-value.ts'

let waiting: ((given: boolean) => void)[] = []

/** Whether an act waits for a code: the dialog then asks for it. */
export const codeWanted = watchedValue(false)

/** Asks for a code. Resolves to whether one was given; acts that ask at once share the answer. */
export function askForCode(): Promise<boolean> {
  const answer = new Promise<boolean>((resolve) => waiting.push(resolve))
  codeWanted.set(true)
  return answer
}

/** Lets everything go on that waits for a code, or tells it that none comes. */
export function settleCode(given: boolean): void {
  const settled = waiting
  waiting = []
  codeWanted.set(false)
  for (const settle of settled) settle(given)
}
