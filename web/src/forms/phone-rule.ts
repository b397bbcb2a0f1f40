import { asSeen, parsePhone, phoneProblem } from '@tameer/contract'
import { phoneAlone, phoneAreaMissing, phoneInvalid } from '#words/problems'

const sentences: Record<string, string> = { phoneAlone, phoneAreaMissing, phoneInvalid }

/** Sentence for a text that is no phone number; none for one in which nobody sees anything. */
export function judgePhone(typed: string): string | undefined {
  return asSeen(typed) === '' || parsePhone(typed) ? undefined : sentences[phoneProblem(typed)]
}
