import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Runs one act at a time that no form asks for; what goes wrong is told in a toast. */
export function useDeskAct() {
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
