import { parsePhone, phoneProblem } from '@tameer/contract'
import * as words from '#words/problems'

const { phoneAlone, phoneAreaMissing, phoneInvalid } = words
const sentences: Record<string, string> = { phoneAlone, phoneAreaMissing, phoneInvalid }

/** Sentence for a text that is no phone number. */
export function judgePhone(typed: string): string | undefined {
  return parsePhone(typed) ? undefined : sentences[phoneProblem(typed)]
}
