import { type RefObject, useId } from 'react'
import { goToField } from './go-to-field.ts'

interface ProblemBoxProps {
  title: string
  /** Corrections to make, by the field's name: place and problem in words. */
  found: readonly { field: string; text: string }[]
  /** Words for those beyond the first ones. They are listed as the others are corrected. */
  more: (count: number) => string
  formRef: RefObject<HTMLFormElement | null>
}

const mostShown = 6

/** Reasons why a form was not sent: the fields to correct, each with a link to it. Marked to take the focus. */
export function ProblemBox({ title, found, more, formRef }: ProblemBoxProps) {
  const id = useId()
  if (found.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="scroll-mt-20 border-alarm border-s-4 bg-wash px-[min(1.25rem,6vw)] py-4"
      data-trouble
      tabIndex={-1}
    >
      <p className="font-semibold" id={id}>
        {title}
      </p>
      <ol className="mt-1">
        {found.slice(0, mostShown).map(({ field, text }) => (
          <li key={field}>
            <button
              className="link block min-h-11 py-1 text-start leading-snug"
              onClick={() => goToField(formRef.current, field)}
              type="button"
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      {found.length > mostShown && <p>{more(found.length - mostShown)}</p>}
    </section>
  )
}
