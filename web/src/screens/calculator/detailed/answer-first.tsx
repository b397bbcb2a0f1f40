import * as words from '#words/detailed-estimate'

/** In the place of the bill while its first question is open. */
export function AnswerFirst() {
  return (
    <>
      <p>{words.lead}</p>
      <p className="mt-3 text-muted">{words.answerFirst}</p>
    </>
  )
}
