import { parsePhone, phoneProblem } from '@tameer/contract'
import { phoneAlone, phoneAreaMissing, phoneInvalid } from '#words/problems'

const sentences: Record<string, string> = { phoneAlone, phoneAreaMissing, phoneInvalid }

/** Sentence for a text that is no phone number. */
export function judgePhone(typed: string): string | undefined {
  return parsePhone(typed) ? undefined : sentences[phoneProblem(typed)]
}
