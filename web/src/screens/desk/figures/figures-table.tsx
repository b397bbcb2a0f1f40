import { type FiguresOfPeriod, figureCounts, figureSteps } from '@tameer/contract'
import * as words from '#words/desk-figures'
import { dateFormat } from '#words/moments'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { ScrollTable } from '../../../ui/scroll-table.tsx'

// Days without a time: as they are written, whatever the device's zone.
const timeZone = 'UTC'
const dayOfYear = dateFormat({ day: 'numeric', month: 'short', timeZone })
const monthOfYear = dateFormat({ month: 'short', year: 'numeric', timeZone })

interface FiguresTableProps {
  period: FiguresOfPeriod
  computedAt: string
}

/** New things of a period by day, week or month, and the meaning of the figures; folded. */
export function FiguresTable({ period: { days, steps, figures, before }, computedAt }: FiguresTableProps) {
  const step = figureSteps[days]
  const name = step === 'month' ? monthOfYear : dayOfYear
  const rows = [
    ...steps.map((counts) => ({
      ...{ label: name(new Date(counts.from)), key: counts.from, counts },
    })),
    ...[
      { label: words.these, key: 'these', counts: figures },
      { label: words.before, key: 'before', counts: before },
    ],
  ]
  return (
    <details className="mt-1 text-small">
      <summary className="link flex min-h-11 w-fit items-center">{words.asTable}</summary>
      <ScrollTable label={words.tableOf[step]}>
        <thead>
          <tr>
            <th scope="col">{words.from}</th>
            {figureCounts.map((count) => (
              <th key={count} scope="col">
                {words.shortNames[count]}
              </th>
            ))}
            <th scope="col">{words.hours}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, key, counts }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {figureCounts.map((count) => (
                <td key={count}>{words.count(counts[count])}</td>
              ))}
              <td>{counts.medianHours === null ? words.none : words.count(counts.medianHours)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <ul className="mt-3 max-w-measure list-disc ps-5 text-muted">
        {words.meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
        <li>{words.countedAt(momentInPakistan(computedAt))}</li>
      </ul>
    </details>
  )
}
