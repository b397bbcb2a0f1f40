import type { DeskSearches } from '@tameer/contract'
import { type ReactNode, useId } from 'react'
import * as words from '#words/desk-supply'
import { saveFile } from '../../../browser/save-file.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { PeriodChoice, usePeriod } from './period-choice.tsx'
import { searchesFile } from './searches-file.ts'

/** Searches that found nothing, of a period, which is in the address. */
export function SearchesPart() {
  const days = usePeriod()
  const { value, error, retry } = useFetched(
    days,
    () => () => callDesk('getDeskSearches', { query: { days } }),
  )
  return (
    <>
      <PeriodChoice days={days} part="searches" />
      {!value && !error && <LoadingText>{words.searchesLoading}</LoadingText>}
      {error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.searchesFailed(error.message)}
        </Message>
      )}
      {value?.total === 0 && <Message>{words.noSearches}</Message>}
      {value && value.total > 0 && <Counts days={days} searches={value} />}
    </>
  )
}

function Counts({ searches, days }: { searches: DeskSearches; days: string }) {
  const { total, since, cities, services } = searches
  return (
    <>
      <p className="mb-8">
        {words.searchesSince(total, dateInPakistan(since))}
        {' · '}
        <button
          className="link min-h-6"
          onClick={() => saveFile(searchesFile(searches), `tameer-searches-${days}-days.csv`)}
          type="button"
        >
          {words.spreadsheet}
        </button>
      </p>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <CountTable
          head={words.city}
          rows={cities.map(({ name, nameUr, searches }) => [
            name === null ? words.noCity : words.nameOf({ name, nameUr }),
            searches,
          ])}
          title={words.byCity}
        />
        <CountTable
          head={words.serviceName}
          rows={services.map(({ name, nameUr, searches }) => [
            name === null ? words.noService : words.nameOf({ name, nameUr }),
            searches,
          ])}
          title={words.byService}
        />
        <CountTable
          head={words.wordsName}
          note={<p className="mt-3 text-muted text-small">{words.wordsHint}</p>}
          rows={searches.words.map(({ words, searches }) => [words, searches])}
          title={words.byWords}
        />
      </div>
    </>
  )
}

interface CountTableProps {
  title: string
  /** Above the first column. */
  head: string
  rows: readonly (readonly [name: string, searches: number])[]
  note?: ReactNode
}

function CountTable({ title, head, rows, note }: CountTableProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 className="mb-3 text-h3" id={id}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p>{words.noWords}</p>
      ) : (
        <table aria-labelledby={id} className="w-full border-collapse leading-snug">
          <thead className="text-muted text-small">
            <tr className="border-edge border-b">
              <th className="py-1 text-start font-normal" scope="col">
                {head}
              </th>
              <th className="py-1 text-end font-normal" scope="col">
                {words.searches}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, searches]) => (
              <tr className="border-line border-b" key={name}>
                <th className="py-2 pe-[min(0.75rem,8px)] text-start font-normal wrap-anywhere" scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td className="py-2 text-end figures">{words.groupDigits(searches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note}
    </section>
  )
}
