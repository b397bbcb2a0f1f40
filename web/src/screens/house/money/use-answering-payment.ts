import type { HousePayment } from '@tameer/contract'
import * as chat from '#words/house-chat'
import * as words from '#words/house-money'
import { act, type OpenedHouse } from '../../../features/houses/house-acts.ts'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { Told } from '../after-act.tsx'

/** Answers a payment of the other side. */
export function useAnsweringPayment(
  opened: OpenedHouse,
  { id, pkr, by }: HousePayment,
  onTold: (told: Told) => void,
) {
  const { busy, start } = useCarefulAct()
  const ids = { paymentId: id }
  /** Resolves to true when the answer has arrived. */
  const answer = async (received: boolean) => {
    if (!(await start(() => act(opened, 'answerPayment', ids, { received })))) return false
    const said = by === 'family' ? [words.isDenied, words.isReceived] : [words.isNotAgreed, words.isAgreed]
    showToast(said[Number(received)]?.(pkr) ?? '')
    if (received && by === 'family') onTold({ line: chat.received(words.groupDigits(pkr)) })
    return true
  }
  return { busy, answer }
}
