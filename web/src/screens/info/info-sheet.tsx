import type { ReactNode } from 'react'
import * as words from '#words/info'
import { useOpenedPart } from '../../browser/hooks/use-opened-part.ts'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export interface InfoPart {
  /** Name of the part in its address. */
  id: string
  title: string
  body: ReactNode
}

type InfoSheetProps = {
  title: string
  lead: string
  /** The day the text was last changed, in words. */
  changed?: string
  parts: readonly InfoPart[]
  /** The address of a part. */
  addressOf: (part: string) => string
}

/** A page of text: a head, the contents, then the parts in one column of limited width. */
export function InfoSheet({ title, lead, changed, parts, addressOf }: InfoSheetProps) {
  useOpenedPart()
  return (
    <article className="sheet py-10 sm:py-16">
      <PageHeader lead={lead} title={title} />
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[min(16rem,25%)_1fr]">
        <nav aria-label={words.contents} className="stays-beside self-start">
          <h2 className="mb-2 text-h3">{words.contents}</h2>
          <ol className="border-line border-s-2">
            {parts.map((part) => (
              <li key={part.id}>
                <Link
                  className="block py-1.5 ps-4 text-small hover:text-blue hover:underline"
                  to={addressOf(part.id)}
                >
                  {part.title}
                </Link>
              </li>
            ))}
          </ol>
          {changed && <p className="mt-4 text-muted text-small">{words.lastChanged(changed)}</p>}
        </nav>
        <div className="space-y-10">
          {parts.map((part) => (
            <section className="max-w-measure scroll-mt-20 space-y-3" id={part.id} key={part.id}>
              <h2 className="text-h2">{part.title}</h2>
              {part.body}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

/** A list of short points. */
export function Points({ children }: { children: readonly ReactNode[] }) {
  return <ul className="list-disc space-y-2 ps-5 marker:text-muted">{children}</ul>
}
