import type { DeskPayment } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { focusHeading } from '../../../browser/focus-heading.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { useKept } from '../../../store/use-kept.ts'
import { whatChanged } from '../what-changed.ts'

/** Loads a payment and returns the functions that update it after an act. */
export function usePayment(id: string) {
  const fetched = useFetched(id, () => () => callDesk('getDeskPayment', { params: { id } }))
  const { error, retry } = fetched
  const value = useKept(id, fetched.value)
  const [taken, setTaken] = useState<{ of: typeof value; payment: DeskPayment }>()
  const [turns, setTurns] = useState(0)
  const [changed, setChanged] = useState<string>()
  // The pressed button may be removed after an act; then the heading gets the focus.
  useEffect(() => {
    if (turns > 0 && document.activeElement === document.body) focusHeading()
  }, [turns])

  /** Shows the payment that an act returned, until it is loaded again. */
  const take = (payment: DeskPayment) => {
    setChanged(undefined)
    setTaken({ of: value, payment })
    setTurns((turn) => turn + 1)
  }
  /**
   * Returns true when the act was refused because the payment has changed. A notice then says so, and the payment is
   * loaded again.
   */
  const noteConflict = (failure: unknown): boolean => {
    if (!(failure instanceof ApiError) || failure.code !== 'conflict') return false
    setChanged(whatChanged(failure.current?.last) ?? failure.message)
    setTurns((turn) => turn + 1)
    retry()
    return true
  }
  const payment = taken && taken.of === value ? taken.payment : value
  return { payment, error, retry, take, noteConflict, changed }
}

export type PaymentInHand = Pick<ReturnType<typeof usePayment>, 'take' | 'noteConflict'> & {
  payment: DeskPayment
}
