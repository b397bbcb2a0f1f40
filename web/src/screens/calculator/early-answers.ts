import type { AnswerField } from '@tameer/calculator'

/** The answers in the first question of the page's own HTML, when the form took its place. */
export interface EarlyAnswers {
  /** Every field of the question. */
  readonly texts: { readonly [field in AnswerField]?: string }
  /** The field that was being typed in. */
  readonly focused: string | undefined
}

/** Reads the question's fields; undefined where the question was not shown. */
export function readEarlyAnswers(question: HTMLElement): EarlyAnswers | undefined {
  if (question.hidden) return undefined
  const fields = [...question.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')]
  return {
    texts: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focused: fields.find((field) => field === document.activeElement)?.name,
  }
}
