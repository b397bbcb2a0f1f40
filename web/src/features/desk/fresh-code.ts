import { watchedValue } from '../../browser/watched-value.ts'

let waiting: ((given: boolean) => void)[] = []

/** True while an act waits for a code. The dialog then asks for it. */
export const codeWanted = watchedValue(false)

/** Asks for a code. Resolves to true when one was given. Acts that ask at the same time share the answer. */
export function askForCode(): Promise<boolean> {
  const answer = new Promise<boolean>((resolve) => waiting.push(resolve))
  codeWanted.set(true)
  return answer
}

/** Resolves all waiting acts: `given` tells them if a code was given. */
export function settleCode(given: boolean): void {
  const settled = waiting
  waiting = []
  codeWanted.set(false)
  for (const settle of settled) settle(given)
}
