import type { Bill } from '@tameer/quotes'
import { type RefObject, useId } from 'react'
import * as words from '#words/quote-form'
import { problemPlace } from './problem-names.ts'
import type { FieldProblems } from './quote-form-problems.ts'

interface ProblemBoxProps {
  problems: FieldProblems
  bill: Bill | undefined
  formRef: RefObject<HTMLFormElement | null>
}

/** The others are listed as these are corrected. */
const mostShown = 6

/** Reasons why the quote was not sent: the fields to correct, each with a link to it. */
export function ProblemBox({ problems, bill, formRef }: ProblemBoxProps) {
  const id = useId()
  const found = Object.entries(problems)
  if (found.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="scroll-mt-20 border-alarm border-s-4 bg-wash px-[min(1.25rem,6vw)] py-4"
      data-trouble
      tabIndex={-1}
    >
      <p className="font-semibold" id={id}>
        {words.toCorrect(found.length)}
      </p>
      <ol className="mt-1">
        {found.slice(0, mostShown).map(([field, problem]) => (
          <li key={field}>
            <button
              className="link block min-h-11 py-1 text-start leading-snug"
              onClick={() => goTo(formRef.current, field)}
              type="button"
            >
              {inWords(problemPlace(field, bill), problem)}
            </button>
          </li>
        ))}
      </ol>
      {found.length > mostShown && <p>{words.andMore(found.length - mostShown)}</p>}
    </section>
  )
}

/** Names the place only once. */
function inWords(place: string, problem: string): string {
  return problem.includes(place) ? problem : words.problemAt(place, problem)
}

/** Opens the folds around a field, and focuses it. */
function goTo(form: HTMLFormElement | null, field: string) {
  const places = form?.querySelectorAll<HTMLElement>('[name], [data-problem]') ?? []
  const place = [...places].find((one) => one.getAttribute('name') === field || one.dataset.problem === field)
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  place?.focus({ preventScroll: true })
  place?.scrollIntoView?.({ block: 'center' })
}
