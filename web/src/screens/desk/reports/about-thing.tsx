import { type DeskReport, maxReportsShown, type ThingReport } from '@tameer/contract'
import * as words from '#words/desk-reports'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { NamedSection } from '../../../ui/named-section.tsx'

/** All reports about a thing: the reasons, and what each reporter wrote. */
export function AboutThing({ report }: { report: DeskReport }) {
  const { all, kind, outcome } = report
  return (
    <NamedSection
      close
      lead={all.length >= maxReportsShown && outcome === null ? words.mostShown : undefined}
      title={words.aboutIt(all.length)}
    >
      <ul className="divide-y divide-line border-line border-y">
        {all.map((one) => (
          <li className="py-4" key={one.id}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 font-medium">{words.reasons[one.reason]}</p>
              <time className="figures text-muted text-small" dateTime={one.createdAt}>
                {momentInPakistan(one.createdAt)}
              </time>
            </div>
            {one.words && (
              <blockquote className="mt-2 border-edge border-s-2 ps-3">
                <p className="whitespace-pre-line break-words" dir="auto">
                  {one.words}
                </p>
              </blockquote>
            )}
            <p className="mt-1 text-muted text-small">
              {[reporterOf(one, kind), outcome === null && (one.willBeTold ? words.isTold : words.isNotTold)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </NamedSection>
  )
}

function reporterOf({ by }: ThingReport, kind: DeskReport['kind']): string {
  if (by) return words.byCompany(by.name)
  if (kind === 'house-entry') return words.byHouse
  return kind === 'quote' ? words.byHomeowner : words.byVisitor
}
