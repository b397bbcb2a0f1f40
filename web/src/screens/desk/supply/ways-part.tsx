import type { DeskWays } from '@tameer/contract'
import * as words from '#words/desk-supply'
import { saveFile } from '../../../browser/save-file.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { writeCsv } from '../../../lib/csv.ts'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { ScrollTable } from '../../../ui/scroll-table.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { PeriodChoice, usePeriod } from './period-choice.tsx'

const heads = [words.lists, words.profiles, words.contacts, words.requests]

/** The steps from lists to companies by city, of a period, which is in the address. */
export function WaysPart() {
  const days = usePeriod()
  const { value, error, retry } = useFetched(days, () => () => callDesk('getDeskWays', { query: { days } }))
  return (
    <>
      <PeriodChoice days={days} part="ways" />
      {!value && !error && <LoadingText>{words.waysLoading}</LoadingText>}
      {error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.waysFailed(error.message)}
        </Message>
      )}
      {value?.cities.length === 0 && <Message>{words.noWays}</Message>}
      {value && value.cities.length > 0 && <Ways days={days} ways={value} />}
      <ul className="mt-6 grid max-w-measure gap-2 text-muted text-small">
        {words.waysNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

function Ways({ ways: { since, cities }, days }: { ways: DeskWays; days: string }) {
  const rows = cities.map(rowOf)
  const save = () => {
    const file = new Blob([writeCsv([[words.city, ...heads], ...rows])], { type: 'text/csv' })
    saveFile(file, `tameer-ways-${days}-days.csv`)
  }
  return (
    <>
      <p className="mb-4">
        {words.waysSince(dateInPakistan(since))}
        {' · '}
        <button className="link min-h-6" onClick={save} type="button">
          {words.spreadsheet}
        </button>
      </p>
      <ScrollTable label={words.waysTable}>
        <thead>
          <tr>
            {[words.city, ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([city, ...counts]) => (
            <tr key={city}>
              <th scope="row">{city}</th>
              {counts.map((count, at) => (
                <td key={heads[at]}>{words.groupDigits(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}

function rowOf({ name, nameUr, lists, profiles, projects, contacts, requests }: DeskWays['cities'][number]) {
  const city = name === null ? words.noOffice : words.nameOf({ name, nameUr })
  return [city, lists, profiles + projects, contacts, requests] as [string, ...number[]]
}
