import { useState } from 'react'
import * as words from '#words/quote-comparison'
import { classNames } from '../../../ui/class-names.ts'
import { AddedLine, CellText } from './cell-text.tsx'
import type { Group, Row } from './row.ts'

interface SectionListProps {
  groups: readonly Group[]
  /** Index of the offer that is shown. */
  place: number
  /** Level of the phases' headings. */
  heading: 'h3' | 'h4'
}

/** The phases of one offer, each section with its price for the same house; a section opens to its lines. */
export function SectionList({ groups, place, heading: Heading }: SectionListProps) {
  return groups.map(({ id, title, sum, rows }) => (
    <section aria-label={title} key={id}>
      <div className="flex items-baseline justify-between gap-4 border-ink border-b-2 pt-6 pb-1.5">
        <Heading className="font-display text-h3">{title}</Heading>
        <span className="font-semibold figures">{sum?.cells[place]?.main}</span>
      </div>
      {rows.map((row) => (
        <Section key={row.id} place={place} row={row} />
      ))}
    </section>
  ))
}

function Section({ row, place }: { row: Row; place: number }) {
  const [open, setOpen] = useState(false)
  const { label, estimate, cells, parts } = row
  const own = cells[place]
  if (!own) return null
  return (
    <details className="border-line border-b" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="grid min-h-13 grid-cols-[minmax(0,1fr)_1rem] items-baseline gap-x-3 gap-y-0.5 py-3 hover:text-blue">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="flex-[1_1_9rem] leading-snug">{label}</span>
          <span className="ms-auto text-end font-semibold figures">{own.main}</span>
        </span>
        <span aria-hidden="true" className={classNames('plus self-center', open && 'rotate-45')} />
        <span className="flex flex-wrap justify-between gap-x-3 text-muted text-small">
          <span>{own.notes.join(' · ')}</span>
          <span className="ms-auto text-end figures">
            {own.added && <AddedLine word={words.added}>{own.added}</AddedLine>}
            {estimate && words.estimateOf(estimate.main)}
          </span>
        </span>
      </summary>
      {open && (
        <ul className="border border-line border-b-0 bg-sheet">
          {parts?.map((part) => (
            <Line key={part.id} place={place} row={part} />
          ))}
        </ul>
      )}
    </details>
  )
}

function Line({ row: { label, hint, estimate, cells }, place }: { row: Row; place: number }) {
  const own = cells[place]
  return (
    <li className="grid gap-y-0.5 border-line border-b px-3 py-2.5 text-small">
      <span className="flex flex-wrap gap-x-3">
        <span className="flex-[1_1_9rem]">{label}</span>
        <span className="ms-auto max-w-44 text-end figures">{own && <CellText {...own} />}</span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span>{hint}</span>
        <span className="ms-auto text-end figures">{estimate && words.estimateOf(estimate.main)}</span>
      </span>
    </li>
  )
}
