import type { DeskMark } from '@tameer/contract'
import * as words from '#words/desk-marks'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { ApiError } from '../../../net/api-error.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { RefuseDialog } from './refuse-dialog.tsx'

type Why = Parameters<Parameters<typeof RefuseDialog>[0]['send']>[0]

export interface Outcome {
  /** Called after the mark was accepted or refused. */
  onDecided: () => void
  /** Called with the refusal of the server when somebody else has decided or changed the mark. */
  onStale: (refusal: string) => void
}

/** The two decisions about a mark. They throw ApiError for what the person can put right. */
export function useDecision(mark: DeskMark, { onDecided, onStale }: Outcome) {
  const params = { id: mark.id }
  const decide = async (call: Promise<undefined>, done: string) => {
    try {
      await call
    } catch (error) {
      if (!(error instanceof ApiError) || !/^(conflict|not-found)$/.test(error.code)) throw error
      onStale(error.message)
      return
    }
    showToast(done)
    onDecided()
  }
  const accept = (validUntil: string | null) => {
    const body = { validUntil, companyName: mark.companyName }
    return decide(callDesk('checkMark', { params, body }), words.accepted)
  }
  /** Refuses what waits, and takes back what is shown. */
  const refuse = (why: Why) => {
    const state = mark.state === 'entered' ? ('entered' as const) : ('checked' as const)
    return decide(callDesk('refuseMark', { params, body: { state, ...why } }), words.refused)
  }
  return { accept, refuse }
}
