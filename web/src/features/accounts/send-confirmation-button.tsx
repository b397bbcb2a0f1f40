import * as words from '#words/accounts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { sendConfirmation } from './account-thunks.ts'

/** Has another link mailed with which the company confirms its mailbox, and says so. */
export function SendConfirmationButton({ variant }: { variant?: ButtonVariant }) {
  const dispatch = useAppDispatch()
  const { busy, run } = useSingleSubmit()
  const send = async () => {
    try {
      showToast(await dispatch(sendConfirmation()))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'alert')
    }
    return false
  }
  return (
    <Button busy={busy} onClick={() => void run(send)} variant={variant}>
      {words.sendAgain}
    </Button>
  )
}
