import type { ListedCompany } from '@tameer/contract'
import * as words from '#words/desk-order'
import { classNames } from '../../../ui/class-names.ts'

interface OrderLinesProps {
  before: readonly ListedCompany[]
  after: readonly ListedCompany[]
  /** Ids of those that were moved, put in or taken out; others only move along. */
  moved: readonly string[]
  /** The changes in words. */
  name: string
}

const rowPx = 20
const widthPx = 220
const numberPx = 28

/** A line from the place of each company now to its place after: red where it was moved, blue where it moves along. */
export function OrderLines({ before, after, moved, name }: OrderLinesProps) {
  const rows = Math.max(before.length, after.length)
  const [first, last] = changedRows(before, after)
  const height = (last - first + 1) * rowPx
  const middle = (place: number) => (place - first) * rowPx + rowPx / 2
  const numbers = Array.from({ length: Math.min(last, rows - 1) - first + 1 }, (_, at) => first + at)
  const lines = before.flatMap(({ id }, from) => {
    const to = after.findIndex((one) => one.id === id)
    return to < 0 || from < first || from > last || to < first || to > last ? [] : [{ id, from, to }]
  })
  return (
    <div className="max-sm:hidden">
      <p aria-hidden="true" className="flex w-55 justify-between text-muted text-small">
        <span>{words.before}</span>
        <span>{words.after}</span>
      </p>
      {/* From now to after as text runs: mirrored where it runs from right to left. */}
      <svg
        aria-label={name}
        className="rtl:-scale-x-100"
        height={height}
        role="img"
        viewBox={`0 0 ${widthPx} ${height}`}
        width={widthPx}
      >
        {numbers.map((place) => (
          <g
            className="fill-muted text-[12px] rtl:origin-center rtl:-scale-x-100 rtl:[transform-box:fill-box]"
            key={place}
          >
            {place < before.length && (
              <text textAnchor="middle" x={numberPx / 2} y={middle(place) + 4}>
                {place + 1}
              </text>
            )}
            {place < after.length && (
              <text textAnchor="middle" x={widthPx - numberPx / 2} y={middle(place) + 4}>
                {place + 1}
              </text>
            )}
          </g>
        ))}
        {lines.map(({ id, from, to }) => (
          <path
            className={classNames(
              'fill-none stroke-[1.5]',
              moved.includes(id) ? 'stroke-brick' : from === to ? 'stroke-line' : 'stroke-blue',
            )}
            d={`M${numberPx} ${middle(from)}C${widthPx / 2} ${middle(from)} ${widthPx / 2} ${middle(to)} ${widthPx - numberPx} ${middle(to)}`}
            key={id}
          />
        ))}
      </svg>
    </div>
  )
}

/** The first and the last place, counted from 0, at which the two orders differ. */
function changedRows(before: readonly ListedCompany[], after: readonly ListedCompany[]): [number, number] {
  const rows = Array.from({ length: Math.max(before.length, after.length) }, (_, place) => place)
  const differ = rows.filter((place) => before[place]?.id !== after[place]?.id)
  return [differ[0] ?? 0, differ.at(-1) ?? 0]
}
