import type { HouseChange } from '@tameer/contract'
import * as words from '#words/house-changes'
import { agreed } from '#words/house-chat'
import { act, type OpenedHouse } from '../../../features/houses/house-acts.ts'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { Told } from '../after-act.tsx'
import { useHeadingWhenGone } from '../use-heading-when-gone.ts'

/** Agrees to a change or declines it, in one press. A failure is shown in a toast. */
export function useAnswering(opened: OpenedHouse, { id, what }: HouseChange, onTold: (told: Told) => void) {
  const { busy, start } = useCarefulAct()
  const focusNext = useHeadingWhenGone()
  const answer = async (agree: boolean) => {
    if (!(await start(() => act(opened, 'answerChange', { changeId: id }, { agree })))) return
    showToast(agree ? words.agreedNow : words.notAgreedNow)
    if (agree) onTold({ line: agreed(what) })
    focusNext()
  }
  return { busy, answer }
}
