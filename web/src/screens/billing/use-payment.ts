import type { OpenedPayment } from '@tameer/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askPayment, fetchPayment } from '../../features/billing/billing-calls.ts'
import { type StoredError, storedError } from '../../net/api-error.ts'
import { useAppDispatch } from '../../store/hooks.ts'

/** Times after the first look at which the page asks again by itself, ms. */
const lookAfterMs = [1500, 4000, 8000]
const askingMs = 10_000

/**
 * A payment of the company. While it waits for the bank, it is asked about at once, a few times in the first ten
 * seconds (`asking`), and whenever the person presses.
 */
export function usePayment(reference: string) {
  const dispatch = useAppDispatch()
  const [payment, setPayment] = useState<OpenedPayment>()
  const [error, setError] = useState<StoredError>()
  const [asking, setAsking] = useState(true)
  const running = useRef(false)

  const ask = useCallback(
    async (first = false) => {
      if (running.current) return
      running.current = true
      setError(undefined)
      try {
        const found = await dispatch(first ? fetchPayment(reference) : askPayment(reference))
        setPayment(found)
      } catch (failure) {
        setError(storedError(failure))
      } finally {
        running.current = false
      }
    },
    [dispatch, reference],
  )

  useEffect(() => {
    if (reference !== '') void ask(true)
  }, [ask, reference])

  const waits = payment?.state === 'pending' && payment.gateway !== 'transfer'
  useEffect(() => {
    if (!waits) return
    const timers = lookAfterMs.map((ms) => setTimeout(() => void ask(), ms))
    timers.push(setTimeout(() => setAsking(false), askingMs))
    return () => timers.forEach(clearTimeout)
  }, [waits, ask])

  return { payment, error, asking, ask: () => void ask(), take: setPayment }
}
