import { useState } from 'react'
import { type StoredError, storedError } from '../net/api-error.ts'
import { useSingleSubmit } from './use-single-submit.ts'

/** The press on a page behind a mailed link: opening the link alone does nothing. `press` may be called again. */
export function useLinkPress(work: () => Promise<unknown>) {
  const { busy, run } = useSingleSubmit()
  const [done, setDone] = useState(false)
  const [error, setError] = useState<StoredError>()
  const press = () =>
    void run(async () => {
      setError(undefined)
      try {
        await work()
        setDone(true)
      } catch (failure) {
        setError(storedError(failure))
      }
      return false
    })
  return { busy, done, error, press }
}
