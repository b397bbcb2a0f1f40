import { type DeskLine, type DeskLogQuery, deskScreens } from '@tameer/contract'
import * as words from '#words/desk-log-screen'
import { momentInPakistan, timeInPakistan } from '../../lib/moment-in-pakistan.ts'
import { Link } from '../../ui/link.tsx'
import { changesOf } from './log-facts.ts'

/** Subject of a line: its name, "own account", or the end of its id, which is enough to tell subjects apart. */
function subjectOf({ actorId, subject: { kind, id, name } }: DeskLine): string {
  if (name !== null) return name
  if (kind === 'log' || kind === 'catalogue') return words.subjectKinds[kind]
  if (id === actorId) return words.ownAccount
  return `${words.subjectKinds[kind]} …${id.slice(-6)}`
}

/** Actor of a line without an account. */
function nobodyOf({ event, network }: DeskLine): string {
  if (event.startsWith('account-')) return words.byCompany
  return network ? words.byCommand : words.byServer
}

interface LogLineProps {
  line: DeskLine
  /** Filters that the links keep. */
  query: DeskLogQuery
  /** False below a heading that says the day. */
  dated?: boolean
}

/** A line of the log. Person and subject link to the other lines about them. */
export function LogLine({ line, query, dated = true }: LogLineProps) {
  const { event, actor, actorId, subject, network, createdAt } = line
  const alike = (changes: DeskLogQuery) => deskScreens.deskLog.to({ ...query, after: undefined, ...changes })
  const changes = changesOf(line)
  const name = event.startsWith('account-') ? words.byCompany : actor
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time className="figures text-muted text-small" dateTime={createdAt}>
        {dated ? momentInPakistan(createdAt) : timeInPakistan(Date.parse(createdAt))}
      </time>
      <div className="min-w-0">
        <p className="font-medium">{words.events[event]}</p>
        {changes.length > 0 && (
          <dl className="mt-1 text-small">
            {changes.map(({ name, was, is }) => (
              <div className="flex flex-wrap gap-x-2" key={name}>
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 break-words">
                  {was && (
                    <>
                      <del className="text-muted">
                        <bdi>{was}</bdi>
                      </del>{' '}
                      {words.arrow}{' '}
                    </>
                  )}
                  <bdi className={was && 'font-medium'}>{is}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-small">
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{words.by}</dt>
            <dd className="min-w-0">
              {actorId === null ? (
                nobodyOf(line)
              ) : (
                <Link className="link" title={words.onlyThisPerson(name)} to={alike({ actor: actorId })}>
                  <bdi>{name}</bdi>
                </Link>
              )}
            </dd>
          </div>
          <div className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{words.about}</dt>
            <dd>
              <Link className="link" title={words.onlyThisSubject} to={alike({ subject: subject.id })}>
                <bdi>{subjectOf(line)}</bdi>
              </Link>
            </dd>
          </div>
          {network && (
            <div className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{words.network}</dt>
              <dd className="figures" dir="ltr">
                {network}
              </dd>
            </div>
          )}
        </dl>
      </div>
    </li>
  )
}
