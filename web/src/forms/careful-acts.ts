import * as words from '#words/forms'
import { ApiError } from '../net/api-error.ts'
import { showToast } from '../ui/toasts/toast-store.ts'
import { useSingleSubmit } from './use-single-submit.ts'

// Acts on a page that several people change: somebody else may have been faster, and a lost connection must be told.

/** Runs one act at a time; a failure is shown in a toast. `start` resolves to true when it succeeded. */
export function useCarefulAct() {
  const { busy, run } = useSingleSubmit()
  const start = async (work: () => Promise<unknown>): Promise<boolean> => {
    let done = false
    await run(async () => {
      try {
        await work()
        done = true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        showToast(unsent(error).message, 'alert')
      }
      return false
    })
    return done
  }
  return { busy, start }
}

/** Loads the page again when somebody else was faster. Returns the failure to show. */
export function afterFailure<Failure>(error: Failure, load: () => Promise<void>): Failure | ApiError {
  if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not-found')) void load()
  return unsent(error)
}

/** Without a connection the important message is that nothing was sent. */
export function unsent<Failure>(error: Failure): Failure | ApiError {
  if (!(error instanceof ApiError) || error.code !== 'offline') return error
  return new ApiError(0, { code: 'offline', message: words.notSentOffline })
}
