import { deskSessionLimits } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { watchedValue } from '../../browser/watched-value.ts'
import { deskToken, lastDeskCall } from '../../store/desk-session.ts'

/** The end is announced this long before, ms. */
const warnMs = 2 * 60_000
/** The server measures the time without a call to within a minute, so that the earliest end is this long after one. */
const idleMs = deskSessionLimits.idleMs - deskSessionLimits.noticedMs

/** Token of the session that ended in this tab, by its time or by the server's word. */
const endedToken = watchedValue<string | null>(null)
/** A session that follows another one of the same person in this tab, and the first of them. */
const following = watchedValue<{ first: string; now: string } | null>(null)

/** Notes that the server has just answered, which begins the time without a call anew. */
export function noteCall(): void {
  lastDeskCall.write(String(Date.now()))
}

/** Ends the present session in this tab: its screens are hidden, and kept until the person logs in again. */
export function endHere(): void {
  const token = deskToken.read()
  if (token !== null) endedToken.set(token)
}

/** Continues the ended session's screens with a new session of the same person. */
export function continueWith(token: string): void {
  const ended = endedToken.read()
  const before = following.read()
  if (ended !== null) following.set({ first: before?.now === ended ? before.first : ended, now: token })
  endedToken.set(null)
  deskToken.write(token)
}

/**
 * The session whose screens are shown in this tab: `screens` names them and stays the same for the sessions of one
 * person that follow one another here. `over` is true once it has ended. Null: there is none.
 */
export function useSeat(token: string | null): { screens: string; over: boolean } | null {
  const ended = useWatched(endedToken, null)
  const next = useWatched(following, null)
  const shown = token ?? ended
  if (shown === null) return null
  return { screens: next?.now === shown ? next.first : shown, over: shown === ended }
}

/** Forgets an ended session and its screens, for somebody who does not go on with it. */
export function forgetEnded(): void {
  endedToken.set(null)
}

interface SessionEnd {
  /** When the session ends, ms. */
  at: number
  /** True when a call would put the end off. */
  idle: boolean
  phase: 'calm' | 'warned' | 'over'
}

/** When the session ends; `latest` is its end in use, ms. Changes as time passes, and ends the session in this tab. */
export function useSessionEnd(latest: number): SessionEnd {
  const called = Number(useWatched(lastDeskCall, null) ?? Date.now())
  const [, setRound] = useState(0)
  const at = Math.min(latest, called + idleMs)
  const left = at - Date.now()
  const ended = useWatched(endedToken, null) !== null
  const phase = ended || left <= 0 ? 'over' : left <= warnMs ? 'warned' : 'calm'
  useEffect(() => {
    const timer =
      phase === 'calm'
        ? setTimeout(() => setRound((round) => round + 1), left - warnMs)
        : setTimeout(endHere, Math.max(0, left))
    return () => clearTimeout(timer)
  })
  return { at, idle: at < latest, phase }
}
