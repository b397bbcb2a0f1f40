import { type DeskLine, type DeskLogQuery, deskScreens } from '@tameer/contract'
import { useSearchParams } from 'react-router'
import * as words from '#words/desk-log-screen'
import { saveFile } from '../../browser/save-file.ts'
import { callDesk, fetchLogFile } from '../../features/desk/desk-calls.ts'
import { useAct } from '../../forms/use-act.ts'
import { wholeDayInPakistan } from '../../lib/moment-in-pakistan.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { ActionLink, LostPage, PageLinks } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast-store.ts'
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
  const { value, error, retry } = useFetched(
    JSON.stringify([filter, after]),
    () => () => callDesk('listDeskLog', { query: { ...filter, cursor: after } }),
  )
  const first = deskScreens.deskLog.to(query)
  const everything = deskScreens.deskLog.to()
  const lost = after !== undefined && (error?.fields?.cursor !== undefined || value?.data.length === 0)
  const showAll = first !== everything && <ActionLink to={everything}>{words.showAll}</ActionLink>
  return (
    <>
      <PageHeader actions={<SaveButton filter={filter} />} lead={words.lead} title={words.title} />
      <LogFilterForm lines={value?.data ?? []} query={query} />
      <div className="mt-8">
        {!value && !error && <LoadingText>{words.loading}</LoadingText>}
        {lost && <LostPage first={first} />}
        {error && !lost && (
          <Message
            action={
              <>
                <Button onClick={retry}>{words.tryAgain}</Button>
                {showAll}
              </>
            }
            kind="alert"
          >
            {words.loadingFailed(error.message)}
          </Message>
        )}
        {value && !lost && value.data.length === 0 && (
          <Message action={showAll}>{showAll ? words.noneHere : words.none}</Message>
        )}
        {value && value.data.length > 0 && (
          <Lines after={after} lines={value.data} nextCursor={value.nextCursor} query={query} />
        )}
      </div>
    </>
  )
}

interface LinesProps {
  lines: readonly DeskLine[]
  nextCursor: string | null
  after: string | undefined
  query: DeskLogQuery
}

function Lines({ lines, nextCursor, after, query }: LinesProps) {
  return (
    <>
      {byDay(lines).map(([day, some]) => (
        <section aria-label={day} className="mb-8" key={day}>
          <h2 className="border-edge border-b pb-2 text-h3">{day}</h2>
          <ol aria-label={words.list} className="divide-y divide-line border-line border-b">
            {some.map((line) => (
              <LogLine dated={false} key={line.id} line={line} query={query} />
            ))}
          </ol>
        </section>
      ))}
      <PageLinks
        end={words.end}
        first={after && deskScreens.deskLog.to(query)}
        more={words.older}
        next={nextCursor ? deskScreens.deskLog.to({ ...query, after: nextCursor }) : undefined}
      />
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

/** Saves the chosen lines as a file; the server asks for a fresh code first. */
function SaveButton({ filter }: { filter: ReturnType<typeof filterOf> }) {
  const { busy, act } = useAct()
  const save = () =>
    act(async () => {
      saveFile(await fetchLogFile(filter), fileName)
      showToast(words.saved)
    })
  return (
    <Button busy={busy} onClick={save}>
      {busy ? words.saving : words.save}
    </Button>
  )
}
