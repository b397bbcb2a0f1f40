import type { DeskJob } from '@tameer/contract'
import * as words from '#words/desk-mails'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { momentInPakistan } from '../../lib/moment-in-pakistan.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { DeskSection } from './desk-section.tsx'

/** The servers' background jobs, late ones first. */
export function JobsPart() {
  const { value, error, retry } = useFetched('jobs', () => () => callDesk('listDeskJobs'))
  return (
    <DeskSection lead={words.jobsLead} title={words.jobs}>
      {!value && !error && <LoadingText />}
      {error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {error.message}
        </Message>
      )}
      {value && value.data.length === 0 && <Message>{words.noJobs}</Message>}
      {value && value.data.length > 0 && (
        <ScrollTable label={words.jobsTable}>
          <thead>
            <tr>
              <th scope="col">{words.job}</th>
              <th scope="col">{words.state}</th>
              <th scope="col">{words.lastRun}</th>
              <th scope="col">{words.nextRun}</th>
            </tr>
          </thead>
          <tbody>
            {value.data
              .toSorted((one, other) => Number(other.late) - Number(one.late))
              .map((job) => (
                <JobRow job={job} key={job.name} />
              ))}
          </tbody>
        </ScrollTable>
      )}
    </DeskSection>
  )
}

function JobRow({ job: { name, finishedAt, nextAt, running, late } }: { job: DeskJob }) {
  return (
    <tr>
      <th scope="row">{words.jobNames[name] ?? name}</th>
      <td className={late ? 'text-alarm' : undefined}>
        {running ? words.running : late ? words.late : words.resting}
      </td>
      <td>{finishedAt === null ? words.never : momentInPakistan(finishedAt)}</td>
      <td>{nextAt === null ? words.notAgain : momentInPakistan(nextAt)}</td>
    </tr>
  )
}
