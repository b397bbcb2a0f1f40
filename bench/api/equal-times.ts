import { note } from '../report.ts'
import { summarize } from '../timings.ts'
import { type Crowd, requestBytes } from './callers.ts'

/** Calls with which a stranger can ask about an address, by the name of the figure. */
const questions = {
  'resets asked for': {
    path: '/api/auth/forgot-password',
    ask: (email: string) => ({ email }),
    expected: 200,
  },
  'wrong reset codes': {
    path: '/api/auth/reset-password',
    ask: (email: string) => ({ email, resetCode: '00000000', newPassword: 'never-kept' }),
    expected: 400,
  },
  'wrong passwords': {
    path: '/api/auth/login',
    ask: (email: string) => ({ email, password: 'a wrong one' }),
    expected: 401,
  },
}

/**
 * Measures if response times reveal that an address has an account. Known and unknown addresses are asked one by one in
 * turn, so that other load of the machine affects both equally.
 */
export async function noteEqualTimes(crowd: Crowd, known: string[]): Promise<void> {
  for (const [what, { path, ask, expected }] of Object.entries(questions)) {
    const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    let odd = 0
    const measure = async (kind: keyof typeof taken, email: string) => {
      const headers = { 'content-type': 'application/json' }
      const { ms, status } = await crowd.send(
        requestBytes(`POST ${path}`, headers, JSON.stringify(ask(email))),
      )
      if (status === expected) taken[kind].push(ms)
      else odd += 1
    }
    for (const [place, email] of known.entries()) {
      const pair = [() => measure('known', email), () => measure('unknown', `no-${email}`)]
      // Alternating order: work that one call leaves for later affects known and unknown ones equally.
      for (const one of place % 2 === 0 ? pair : pair.toReversed()) await one()
    }
    noteDifference(what, taken, odd)
  }
}

function noteDifference(what: string, taken: Record<'known' | 'unknown', number[]>, odd: number): void {
  const known = summarize(taken.known).p50
  const unknown = summarize(taken.unknown).p50
  const apart = Math.abs(known - unknown)
  note(
    `${what}, known and unknown addresses`,
    `medians ${known.toFixed(2)} and ${unknown.toFixed(2)} ms, ${apart.toFixed(2)} ms apart (${taken.known.length} each, ${odd} odd)`,
    'medians within 10 % or 0.5 ms of each other, none odd',
    odd === 0 && apart <= Math.max(0.5, unknown / 10),
  )
}
