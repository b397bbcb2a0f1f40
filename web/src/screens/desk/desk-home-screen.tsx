import { deskScreens } from '@tameer/contract'
import * as words from '#words/desk'
import { useOwnDesk } from '../../features/desk/desk-account.ts'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { useWaiting } from '../../features/desk/waiting.ts'
import { timeInPakistan, wholeDayInPakistan } from '../../lib/moment-in-pakistan.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { TryAgain } from '../../ui/fetched.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { NamedSection } from '../../ui/named-section.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { Message } from '../../ui/text/message.tsx'
import { useBegun } from '../../ui/use-begun.ts'
import { FieldFiguresPart } from './field-figures-part.tsx'
import { FiguresPart, useDeskFigures } from './figures-part.tsx'
import { LogLine } from './log-line.tsx'
import { WaitingList } from './waiting-list.tsx'

const fewCodes = 3
const latestCount = 5

/** `/desk`: the open tasks of the person, and figures of the marketplace. */
export function DeskHomeScreen() {
  const { account } = useOwnDesk()
  const { role, recoveryCodesLeft } = account
  const waiting = useWaiting()
  const figures = useDeskFigures()
  // Begins with all at once: each part would push the next one down.
  const begun = useBegun([waiting.last ?? waiting.error, figures.value ?? figures.error].every(Boolean))
  const now = new Date(serverNow()).toISOString()
  return (
    <>
      <PageHeader
        compact
        measure={`${wholeDayInPakistan(now)} · ${timeInPakistan(Date.parse(now))}`}
        title={words.waits}
      />
      {recoveryCodesLeft <= fewCodes && (
        <Message
          action={<ActionLink to={deskScreens.deskAccount.to()}>{words.makeNewCodes}</ActionLink>}
          className="mb-6"
        >
          {words.fewRecoveryCodes(recoveryCodesLeft)}
        </Message>
      )}
      {!begun && <LoadingText />}
      <div hidden={!begun}>
        <div className="flex flex-wrap gap-x-12 gap-y-10">
          <div className="min-w-0 flex-[5_1_23rem]">
            <WaitingList role={role} />
          </div>
          <div className="min-w-0 flex-[6_1_25rem]">
            <FiguresPart figures={figures} />
            {figures.value && <FieldFiguresPart speeds={figures.value.speeds} />}
          </div>
        </div>
        {role === 'Operator' && <Latest />}
      </div>
    </>
  )
}

/** The newest lines of the log. */
function Latest() {
  const { value, error, retry } = useFetched(
    'latest',
    () => () => callDesk('listDeskLog', { query: { limit: latestCount } }),
  )
  return (
    <NamedSection title={words.latest}>
      {!value && !error && <LoadingText />}
      {error && <TryAgain onAgain={retry}>{error.message}</TryAgain>}
      {value && value.data.length > 0 && (
        <ol aria-label={words.latest} className="mb-5 divide-y divide-line border-line border-y">
          {value.data.map((line) => (
            <LogLine key={line.id} line={line} query={{}} />
          ))}
        </ol>
      )}
      {(value || error) && <ActionLink to={deskScreens.deskLog.to()}>{words.wholeLog}</ActionLink>}
    </NamedSection>
  )
}
