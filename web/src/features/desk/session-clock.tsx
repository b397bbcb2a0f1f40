import { useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import * as words from '#words/desk'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { topModal } from '../../browser/modals.ts'
import { timeInPakistan } from '../../lib/moment-in-pakistan.ts'
import { ApiError } from '../../net/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { useOwnDesk } from './desk-account.ts'
import { callDesk } from './desk-calls.ts'
import { useSessionEnd } from './session-end.ts'

/** When the session ends, and in use. It was asked for with the account. */
function useOwnEnd() {
  const { account } = useOwnDesk()
  const latest = useMemo(() => Date.now() + account.secondsLeft * 1000, [account])
  return { latest, ...useSessionEnd(latest) }
}

/** When the session ends, in words. */
export function SessionClock() {
  const { latest, at, phase } = useOwnEnd()
  return words.sessionEnds(timeInPakistan(phase === 'calm' ? latest : at))
}

/**
 * Announces that the session ends soon, in an open dialog or at the end of the frame, where it stays in sight on a tall
 * screen. The button puts the end off, unless the session has reached its longest life.
 */
export function SessionWarning() {
  const { at, idle, phase } = useOwnEnd()
  const { take } = useOwnDesk()
  // Everything outside an open dialog is inert, so the warning is put inside it.
  const dialog = useWatched(topModal, undefined)
  const region = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const warned = phase === 'warned'
  const stay = async () => {
    setBusy(true)
    setTrouble(undefined)
    try {
      take(await callDesk('getDeskAccount'))
      // The button goes away, and the focus would be lost with it.
      region.current?.focus()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setTrouble(error.message)
    }
    setBusy(false)
  }
  const time = timeInPakistan(at)
  const warning = (
    <div
      className="stick-bottom z-40 mx-auto max-w-form outline-none"
      ref={region}
      role="status"
      tabIndex={-1}
    >
      {warned && (
        <div className="m-3 border border-edge border-s-4 border-s-blue bg-sheet px-[min(1.25rem,6vw)] py-4 shadow-lg">
          <p>{idle ? words.endsUnused(time) : words.endsForGood(time)}</p>
          {trouble && <p className="mt-2 text-alarm">{trouble}</p>}
          {idle && (
            <Button busy={busy} className="mt-3" onClick={stay}>
              {words.stay}
            </Button>
          )}
        </div>
      )}
    </div>
  )
  return dialog ? createPortal(warning, dialog) : warning
}
