import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'

/** A page to be read: a head, then sections of text in one measured column. */
export function InfoSheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className="sheet py-10 sm:py-16">
      <PageHeader lead={lead} title={title} />
      <div className="space-y-8 md:space-y-12">{children}</div>
    </article>
  )
}

export function InfoSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-2 md:grid-cols-[1fr_2fr]">
      <h2 className="text-h3">{title}</h2>
      <div className="max-w-measure space-y-3">{children}</div>
    </section>
  )
}
