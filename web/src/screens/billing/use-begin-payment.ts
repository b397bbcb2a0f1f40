import { screens } from '@tameer/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { beginPayment } from '../../features/billing/billing-calls.ts'
import { leaveForBank } from '../../features/billing/leave-for-bank.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { useAppDispatch } from '../../store/hooks.ts'

type Body = Parameters<typeof beginPayment>[0]

/**
 * Begins a payment, once for a double press, and leaves for the bank's page or for the account of a transfer. `problem`
 * says why it was not begun; it is `stale` when something else is true by now.
 */
export function useBeginPayment() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { busy, run } = useSingleSubmit()
  const [problem, setProblem] = useState<{ text: string; stale: boolean }>()
  const begin = (body: Body) =>
    run(async () => {
      setProblem(undefined)
      try {
        const { payment, departure } = await dispatch(beginPayment(body))
        if (departure) leaveForBank(departure)
        else await navigate(screens.billingReturn.to({ payment: payment.reference }))
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setProblem({ text: error.message, stale: error.code === 'conflict' })
        return false
      }
    })
  return { begin, busy, problem }
}
