import { type DeskAccount, deskScreens } from '@tameer/contract'
import { Link } from 'react-router'
import * as words from '#words/desk'
import { useOwnDesk } from '../../features/desk/desk-account.ts'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { DeskSection } from './desk-section.tsx'
import { LogLine } from './log-line.tsx'

const fewCodes = 3
const latestCount = 5

/** `/desk`: the open tasks of the person. */
export function DeskHomeScreen() {
  const { account } = useOwnDesk()
  const { name, role, recoveryCodesLeft } = account
  return (
    <>
      <PageHeader measure={words.roles[role]} title={words.welcome(name)} />
      {recoveryCodesLeft <= fewCodes && (
        <Message
          action={<ActionLink to={deskScreens.deskAccount.to()}>{words.makeNewCodes}</ActionLink>}
          className="mb-6"
        >
          {words.fewRecoveryCodes(recoveryCodesLeft)}
        </Message>
      )}
      <Waiting role={role} />
      {role === 'Operator' && <Latest />}
    </>
  )
}

function Nothing() {
  const { account } = useOwnDesk()
  return (
    <>
      <p className="text-lead">{words.nothingWaits}</p>
      <p className="mt-2 max-w-measure text-muted">{words.whatIsHere[account.role]}</p>
    </>
  )
}

/** Open reports; for an operator also marks to check, mails that were refused and jobs that did not run. */
function Waiting({ role }: Pick<DeskAccount, 'role'>) {
  const { value, error, retry } = useFetched('waiting', () => async () => {
    const operator = role === 'Operator'
    const [reports, marks, mails, jobs] = await Promise.all([
      callDesk('listDeskReports', { query: { limit: 1 } }),
      operator ? callDesk('listDeskMarks', { query: { limit: 1 } }) : undefined,
      operator ? callDesk('listDeskMails', { query: { state: 'failed', limit: 1 } }) : undefined,
      operator ? callDesk('listDeskJobs') : undefined,
    ])
    const late = jobs?.data.filter((job) => job.late).length ?? 0
    return { open: reports.open, marks: marks?.waiting ?? 0, failed: mails?.failed ?? 0, late }
  })
  if (error) {
    return (
      <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
        {error.message}
      </Message>
    )
  }
  if (!value) return <LoadingText />
  const { open, marks, failed, late } = value
  if (open + marks + failed + late === 0) return <Nothing />
  return (
    <ul aria-label={words.waits} className="max-w-measure divide-y divide-line border border-line bg-sheet">
      {open > 0 && <WaitingLine count={open} label={words.openReports} to={deskScreens.deskReports.to()} />}
      {marks > 0 && <WaitingLine count={marks} label={words.waitingMarks} to={deskScreens.deskMarks.to()} />}
      {failed > 0 && (
        <WaitingLine
          count={failed}
          label={words.failedMails}
          to={deskScreens.deskMails.to({ state: 'failed' })}
        />
      )}
      {late > 0 && <WaitingLine count={late} label={words.lateJobs} to={deskScreens.deskMails.to()} />}
    </ul>
  )
}

function WaitingLine({ count, label, to }: { count: number; label: string; to: string }) {
  return (
    <li>
      <Link
        className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 py-2 text-ink no-underline hover:text-blue"
        to={to}
      >
        <span className="min-w-8 font-display text-h2 figures">{count}</span>
        <span className="flex-[1_1_10rem]">{label}</span>
      </Link>
    </li>
  )
}

/** The newest lines of the log. */
function Latest() {
  const { value, error, retry } = useFetched(
    'latest',
    () => () => callDesk('listDeskLog', { query: { limit: latestCount } }),
  )
  return (
    <DeskSection title={words.latest}>
      {!value && !error && <LoadingText />}
      {error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {error.message}
        </Message>
      )}
      {value && value.data.length > 0 && (
        <ol aria-label={words.latest} className="mb-5 divide-y divide-line border-line border-y">
          {value.data.map((line) => (
            <LogLine key={line.id} line={line} query={{}} />
          ))}
        </ol>
      )}
      <ActionLink to={deskScreens.deskLog.to()}>{words.wholeLog}</ActionLink>
    </DeskSection>
  )
}
