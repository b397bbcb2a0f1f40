import { deskScreens, type PreparedProfile } from '@tameer/contract'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/desk-invite'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionLink, LostPage, PageLinks } from '../../../ui/links.tsx'
import { Message } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { OperatorsOnly } from '../operators-only.tsx'
import { useKept } from '../use-kept.ts'
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
  const fetched = useFetched(
    `prepared ${after}`,
    () => () => callDesk('listPreparedProfiles', { query: { cursor: after } }),
  )
  const { error, retry } = fetched
  const value = useKept(`prepared ${after}`, fetched.value)
  const edited = value?.data.find(({ id }) => id === edit)
  if (edit === 'new' || edited) {
    const leave = () => void navigate(deskScreens.deskInvite.to({ after: edited && after }))
    const saved = () => {
      retry()
      leave()
    }
    return <PreparedForm key={edit} onLeave={leave} onSaved={saved} onStale={retry} profile={edited} />
  }
  const first = deskScreens.deskInvite.to()
  const lost = after !== undefined && (error?.fields?.cursor !== undefined || value?.data.length === 0)
  return (
    <>
      <PageHeader lead={words.lead} title={words.title} />
      <ActionLink className="mb-6" main to={deskScreens.deskInvite.to({ edit: 'new' })}>
        {words.prepare}
      </ActionLink>
      {!value && !error && <LoadingText>{words.loading}</LoadingText>}
      {lost && <LostPage first={first} />}
      {error && !lost && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {words.loadingFailed(error.message)}
        </Message>
      )}
      {value && !lost && value.data.length === 0 && <Message>{words.none}</Message>}
      {value && value.data.length > 0 && (
        <List after={after} next={value.nextCursor} onChanged={retry} profiles={value.data} />
      )}
    </>
  )
}

interface ListProps {
  profiles: PreparedProfile[]
  after: string | undefined
  next: string | null
  onChanged: () => void
}

function List({ profiles, after, next, onChanged }: ListProps) {
  return (
    <>
      <ul aria-label={words.list} className="divide-y divide-line border-line border-y">
        {profiles.map((profile) => (
          <PreparedRow
            editAt={deskScreens.deskInvite.to({ edit: profile.id, after })}
            key={profile.id}
            onChanged={onChanged}
            profile={profile}
          />
        ))}
      </ul>
      <PageLinks
        end={words.end}
        first={after && deskScreens.deskInvite.to()}
        more={words.more}
        next={next ? deskScreens.deskInvite.to({ after: next }) : undefined}
      />
    </>
  )
}
