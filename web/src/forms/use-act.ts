import { ApiError } from '../net/api-error.ts'
import { showToast } from '../ui/toasts/toast-store.ts'
import { useSingleSubmit } from './use-single-submit.ts'

/** Runs acts that have no form, one at a time; a failure is shown in a toast. */
export function useAct() {
  const { busy, run } = useSingleSubmit()
  const act = (work: () => Promise<void>) => {
    void run(async () => {
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        showToast(error.message, 'alert')
      }
      return false
    })
  }
  return { busy, act }
}
