import { useEffect } from 'react'
import * as words from '#words/overview'
import { refreshOlderUser, refreshUser } from '../../../features/accounts/account-thunks.ts'
import { SendConfirmationButton } from '../../../features/accounts/send-confirmation-button.tsx'
import { selectUser } from '../../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { EmailText } from '../../../ui/links.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { CompanyRestriction } from './restriction-notice.tsx'

/**
 * Says why visitors do not see the company: that the desk hides it, or that its mailbox is not confirmed yet, with all that is
 * missing until they do. `hasProject` is undefined until it is known.
 */
export function NotShownNotice({ hasProject }: { hasProject: boolean | undefined }) {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const unconfirmed = user?.emailConfirmed === false
  const restriction = user?.restriction
  useEffect(() => {
    // Since it signed in, the link may have been opened elsewhere, and the desk may have hidden the company or brought it back.
    const refresh = unconfirmed ? refreshUser : refreshOlderUser
    void dispatch(refresh()).catch(() => undefined)
  }, [dispatch, unconfirmed])
  if (restriction) return <CompanyRestriction restriction={restriction} />
  if (!user || !unconfirmed) return null
  const confirm = <Sentence parts={words.confirmMailbox(<EmailText email={user.email} />)} />
  if (user.listed) {
    return (
      <Message action={<SendConfirmationButton />} className="mb-8">
        {confirm}
      </Message>
    )
  }
  return (
    <section aria-label={words.notShownYet} className="mb-8 border-line border-s-4 bg-wash px-5 py-4">
      <p className="font-medium">{words.notShownYet}</p>
      <ol className="mt-2 list-decimal space-y-3 ps-5">
        <li>
          {confirm}
          <div className="mt-2">
            <SendConfirmationButton />
          </div>
        </li>
        {hasProject === false && <li>{words.projectMissing}</li>}
      </ol>
    </section>
  )
}
