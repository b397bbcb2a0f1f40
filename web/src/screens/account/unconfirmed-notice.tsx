import { useEffect } from 'react'
import { EmailText } from '../../blocks/email-link.tsx'
import { SendConfirmationButton } from '../../blocks/send-confirmation-button.tsx'
import { refreshUser } from '../../data/account-thunks.ts'
import { selectUser } from '../../data/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { Message } from '../../ui/message.tsx'

/** Says that the mailbox is not confirmed yet, and what that means. */
export function UnconfirmedNotice() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const unconfirmed = user?.emailConfirmed === false
  useEffect(() => {
    // The link may have been opened elsewhere.
    if (unconfirmed) void dispatch(refreshUser()).catch(() => undefined)
  }, [dispatch, unconfirmed])
  if (!user || !unconfirmed) return null
  return (
    <Message action={<SendConfirmationButton />} className="mb-8">
      Your email address is not confirmed yet. Please open the link we sent to{' '}
      <EmailText email={user.email} />.{!user.listed && ' Visitors see your portfolios from then on.'}
    </Message>
  )
}
