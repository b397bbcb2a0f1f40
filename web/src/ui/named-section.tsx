import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface NamedSectionProps {
  title: string
  lead?: ReactNode
  /** True for a part of the one thing that is shown, such as a payment's slip, in place of a part of the screen. */
  close?: boolean
  children: ReactNode
}

/** A named part of a screen: screen readers list it among the regions, and its heading leads to it. */
export function NamedSection({ title, lead, close = false, children }: NamedSectionProps) {
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
