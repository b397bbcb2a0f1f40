import { type DeskLine, deskScreens } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import * as words from '#words/desk-log-screen'
import { callDesk, fetchLogFile } from '../../features/desk/desk-calls.ts'
import { SaveButton } from '../../features/desk/save-button.tsx'
import { wholeDayInPakistan } from '../../lib/moment-in-pakistan.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { FetchedList } from '../../ui/fetched-list.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Message } from '../../ui/text/message.tsx'
import { filterOf, readLogQuery } from './log-filter.ts'
import { LogFilterForm } from './log-filter-form.tsx'
import { LogLine } from './log-line.tsx'
import { OperatorsOnly } from './operators-only.tsx'

const fileName = 'tameer-log.csv'

/** `/desk/log`: the acts at the desk. Filters and page are in the address. */
export function DeskLogScreen() {
  return (
    <OperatorsOnly title={words.title}>
      <Log />
    </OperatorsOnly>
  )
}

function Log() {
  const [params] = useSearchParams()
  const { after, ...query } = readLogQuery(params)
  const filter = filterOf(query)
  const fetched = useFetched(
    JSON.stringify([filter, after]),
    () => () => callDesk('listDeskLog', { query: { ...filter, cursor: after } }),
  )
  const everything = deskScreens.deskLog.to()
  const isFiltered = deskScreens.deskLog.to(query) !== everything
  const showAll = isFiltered && <ActionLink to={everything}>{words.showAll}</ActionLink>
  return (
    <>
      <PageHeader
        actions={<SaveButton fetchFile={() => fetchLogFile(filter)} name={fileName} words={words} />}
        lead={words.lead}
        title={words.title}
      />
      <LogFilterForm lines={fetched.value?.data ?? []} query={query} />
      <div className="mt-8">
        <FetchedList
          address={(cursor) => deskScreens.deskLog.to({ ...query, after: cursor })}
          after={after}
          also={showAll}
          parts={byDay}
          none={<Message action={showAll}>{showAll ? words.noneHere : words.none}</Message>}
          of={fetched}
          words={words}
        >
          {(line) => <LogLine dated={false} key={line.id} line={line} query={query} />}
        </FetchedList>
      </div>
    </>
  )
}

/** Lines of each day in Pakistan, in their order. */
function byDay(lines: readonly DeskLine[]): [day: string, lines: DeskLine[]][] {
  const days = new Map<string, DeskLine[]>()
  for (const line of lines) {
    const day = wholeDayInPakistan(line.createdAt)
    days.set(day, [...(days.get(day) ?? []), line])
  }
  return [...days]
}
