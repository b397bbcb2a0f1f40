import { useState } from 'react'
import { displayPart } from '#words/amounts'
import * as words from '#words/quote-form'
import { asOptions } from '../../../lib/as-options.ts'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import { type Change, placeKey, type QuoteEntry } from '../entry/entry.ts'
import { FigureInput } from '../entry/figure-input.tsx'
import { type FieldProblems, sumField } from '../entry/quote-form-problems.ts'
import { coverLines, groupSum, sharedSums, type Way, wayOf } from './group-cover.ts'
import { LayingChoice } from './laying-choice.tsx'
import type { LineGroup } from './line-groups.ts'

interface GroupCardProps {
  group: LineGroup
  entry: QuoteEntry
  problems: FieldProblems
  edit: (change: Change) => void
}

const waysInOrder = Object.keys(words.ways) as Way[]

/** Choice how a group of lines is outside the price: left out, bought by the family, or an allowance. */
export function GroupCard({ group: { name, lines }, entry, problems, edit }: GroupCardProps) {
  const way = wayOf(entry, lines)
  const estimatePkr = lines.reduce((sum, { costPkr }) => sum + costPkr, 0)
  const items = words.listed(lines.map(({ item }) => words.itemName(item)))
  return (
    <section aria-label={name} className="grid gap-3 border border-line bg-sheet p-4">
      <p>
        <b className="font-semibold">{name}</b>{' '}
        <span className="text-muted text-small">
          {words.groupLines(lines.length, items, displayPart(estimatePkr))}
        </span>
      </p>
      <RadioStrip
        className="text-small"
        legend={name}
        legendHidden
        onChange={(cover: Way) =>
          edit(
            coverLines(
              lines,
              lines.map(() => ({ cover, sum: '' })),
            ),
          )
        }
        options={asOptions(waysInOrder, words.ways)}
        value={way === 'mixed' ? undefined : way}
      />
      {way === 'allowance' && (
        <SumAside edit={edit} entry={entry} lines={lines} name={name} problems={problems} />
      )}
    </section>
  )
}

interface SumAsideProps extends Omit<GroupCardProps, 'group'> {
  name: string
  lines: LineGroup['lines']
}

function SumAside({ name, lines, entry, problems, edit }: SumAsideProps) {
  const [typed, setTyped] = useState('')
  const sum = groupSum(entry, lines)
  if (sum === undefined) return <p className="text-muted text-small">{words.markedBySection}</p>
  const marks = lines.map(({ id }) => entry.covers[placeKey('line', id)])
  const laying = marks[0]?.laying
  // The text as typed, such as `7 lakh`, while the lines still add up to it.
  const isTyped = sharedSums(typed, lines).every((share, place) => share === marks[place]?.sum)
  const give = (sums: readonly string[], how = laying) =>
    edit(
      coverLines(
        lines,
        sums.map((one) => ({ cover: 'allowance', sum: one, ...(how && { laying: how }) })),
      ),
    )
  const fields = lines.map(({ id }) => sumField(placeKey('line', id)))
  return (
    <>
      <div>
        <p aria-hidden="true" className="mb-1.5 font-medium">
          {words.sumAside}
        </p>
        <FigureInput
          error={fields.map((field) => problems[field]).find(Boolean)}
          label={words.sumAsideOf(name)}
          name={fields[0] ?? ''}
          onChange={(text) => {
            setTyped(text)
            give(sharedSums(text, lines))
          }}
          value={isTyped ? typed : sum}
        />
        {lines.length > 1 && <p className="mt-1 text-muted text-small">{words.sumShared(lines.length)}</p>}
      </div>
      <LayingChoice
        laying={laying}
        onChange={(next) =>
          give(
            marks.map((mark) => mark?.sum ?? ''),
            next,
          )
        }
      />
    </>
  )
}
