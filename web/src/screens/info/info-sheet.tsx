import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'

/** A page to be read: a head, then sections of text in one measured column. */
export function InfoSheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className="sheet py-10 sm:py-16">
      <PageHeader lead={lead} title={title} />
      <div className="max-w-measure space-y-8">{children}</div>
    </article>
  )
}

export function InfoSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-h3">{title}</h2>
      <div className="space-y-3">{children}</div>
    </section>
  )
}
