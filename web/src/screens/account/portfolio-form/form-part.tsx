import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface FormPartProps {
  /** Its place among the parts that have to be filled in. */
  number: number
  title: string
  /** A word on it, beside its title. */
  note: string
  /** Name by which links lead to its first field. */
  field?: string
  children: ReactNode
}

/** A numbered part of the long form, under a heading of its own. */
export function FormPart({ number, title, note, field, children }: FormPartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        number > 1 && 'border-edge border-t pt-6',
        'grid gap-5 lg:grid-cols-[min(11rem,24%)_minmax(0,1fr)] lg:gap-8',
      )}
      data-field={field}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 lg:block">
        <h2 className="text-h3" id={id}>
          <span aria-hidden="true" className="me-2 text-alarm figures">
            {number}
          </span>
          {title}
        </h2>
        <p className="text-muted text-small lg:mt-1">{note}</p>
      </div>
      <div className="grid min-w-0 max-w-180 md:max-w-none content-start gap-6">{children}</div>
    </section>
  )
}
