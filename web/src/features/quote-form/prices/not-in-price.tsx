import type { Bill } from '@tameer/quotes'
import { useState } from 'react'
import * as words from '#words/quote-form'
import { CheckChip } from '../../../ui/fields/chips.tsx'
import { type BillPhase, type Change, isOpened, placeKey, type QuoteEntry } from '../entry/entry.ts'
import type { FieldProblems } from '../entry/quote-form-problems.ts'
import { GroupCard } from './group-card.tsx'
import { coverLines, isOutside, wayOf } from './group-cover.ts'
import { groupedLines, type LineGroup } from './line-groups.ts'
import { SectionPart } from './section-part.tsx'
import type { SectionProps } from './use-sections.ts'

interface NotInPriceProps {
  bill: Bill
  entry: QuoteEntry
  groups: readonly LineGroup[]
  phases: readonly BillPhase[]
  problems: FieldProblems
  edit: (change: Change) => void
  sections: SectionProps
}

/** Work that the price leaves out, by the names builders use. All other lines are in the full list. */
export function NotInPrice({ bill, entry, groups, phases, problems, edit, sections }: NotInPriceProps) {
  const pressed = groups.filter(({ lines }) => wayOf(entry, lines))
  // A phase that is opened already has its sections in its card.
  const listed = phases
    .filter(({ id }) => entry.one || !isOpened(entry, placeKey('phase', id)))
    .flatMap((phase) => phase.sections)
  const grouped = groupedLines(groups)
  const [asked, setAsked] = useState(() =>
    listed.some(({ lines }) => lines.some((line) => !grouped.has(line.id) && isOutside(entry, line))),
  )
  const showsList = asked || listed.some(({ id }) => sections.unfolded.has(id))
  const toggleList = () => {
    setAsked(!showsList)
    if (showsList) for (const { id } of listed) sections.toggle(id, false)
  }
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="text-h3 font-display">{words.notInPrice}</legend>
        <p className="mt-1 mb-3 text-muted text-small">{words.notInPriceHint}</p>
        <div className="flex flex-wrap gap-2">
          {groups.map(({ id, name, lines }) => {
            const isPressed = wayOf(entry, lines) !== undefined
            return (
              <CheckChip
                checked={isPressed}
                key={id}
                label={name}
                onChange={() => edit(coverLines(lines, isPressed ? undefined : lines.map(() => leftOut)))}
              />
            )
          })}
          {listed.length > 0 && (
            <CheckChip checked={showsList} label={words.anotherLine} onChange={toggleList} />
          )}
        </div>
      </fieldset>
      {pressed.map((group) => (
        <GroupCard edit={edit} entry={entry} group={group} key={group.id} problems={problems} />
      ))}
      {showsList && listed.length > 0 && (
        <section aria-label={words.anotherLine} className="border border-line bg-sheet p-4">
          <p className="mb-2 text-muted text-small">{words.anotherLineHint}</p>
          <div className="border-line border-t">
            {listed.map((section) => (
              <SectionPart
                amounts={undefined}
                bill={bill}
                edit={edit}
                entry={entry}
                key={section.id}
                onColumn={sections.onColumn}
                onToggle={(open) => sections.toggle(section.id, open)}
                open={sections.unfolded.has(section.id)}
                priced={false}
                problems={problems}
                section={section}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

const leftOut = { cover: 'excluded', sum: '' } as const
