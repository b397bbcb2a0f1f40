import { deskScreens } from '@tameer/contract'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/desk-invite'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useDesk } from '../../../features/desk/use-desk.ts'
import { FetchedList } from '../../../ui/fetched-list.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { OperatorsOnly } from '../operators-only.tsx'
import { PreparedForm } from './prepared-form.tsx'
import { PreparedRow } from './prepared-row.tsx'

/**
 * `/desk/invite`: profiles prepared for companies without an account, and the form for one. The profile in the form and
 * the page of the list are in the address.
 */
export function DeskInviteScreen() {
  return (
    <OperatorsOnly title={words.title}>
      <Invite />
    </OperatorsOnly>
  )
}

function Invite() {
  const [params] = useSearchParams()
  const [after, edit] = [params.get('after') || undefined, params.get('edit') || undefined]
  const navigate = useNavigate()
  const fetched = useDesk(`prepared ${after}`, () =>
    callDesk('listPreparedProfiles', { query: { cursor: after } }),
  )
  const { value, retry } = fetched
  const edited = value?.data.find(({ id }) => id === edit)
  if (edit === 'new' || edited) {
    const leave = () => void navigate(deskScreens.deskInvite.to({ after: edited && after }))
    const saved = () => {
      retry()
      leave()
    }
    return <PreparedForm key={edit} onLeave={leave} onSaved={saved} onStale={retry} profile={edited} />
  }
  return (
    <>
      <PageHeader lead={words.lead} title={words.title} />
      <ActionLink className="mb-6" main to={deskScreens.deskInvite.to({ edit: 'new' })}>
        {words.prepare}
      </ActionLink>
      <FetchedList
        of={fetched}
        after={after}
        words={words}
        address={(cursor) => deskScreens.deskInvite.to({ after: cursor })}
        none={<Message>{words.none}</Message>}
      >
        {(profile) => (
          <PreparedRow
            editAt={deskScreens.deskInvite.to({ edit: profile.id, after })}
            key={profile.id}
            onChanged={retry}
            profile={profile}
          />
        )}
      </FetchedList>
    </>
  )
}
