import { useEffect } from 'react'
import * as words from '#words/overview'
import { refreshUser } from '../../features/accounts/account-thunks.ts'
import { SendConfirmationButton } from '../../features/accounts/send-confirmation-button.tsx'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { EmailText } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { Sentence } from '../../ui/sentence.tsx'

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
      <Sentence parts={words.confirmMailbox(<EmailText email={user.email} />)} />
      {!user.listed && ` ${words.listedOnceConfirmed}`}
    </Message>
  )
}
