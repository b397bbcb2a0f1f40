import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface DeskSectionProps {
  title: string
  lead?: ReactNode
  /** True for a part of the thing above or beside it: less space, and no line above. */
  close?: boolean
  children: ReactNode
}

/** A section of a desk screen: its heading, a lead sentence, and its content. */
export function DeskSection({ title, lead, close = false, children }: DeskSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('max-w-measure', close ? 'not-first:mt-8' : 'mt-12 border-line border-t pt-8')}
    >
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <div className={close ? 'mt-3' : 'mt-5'}>{children}</div>
    </section>
  )
}
