import { availableParallelism } from 'node:os'
import * as argon2 from '@node-rs/argon2'
import { composedPassword } from '@tameer/contract'
import { busy } from '../errors.ts'

/** argon2id with the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

export interface PasswordHasher {
  /** An argon2id hash of the composed password in PHC form. Throws `busy` when too many are waiting. */
  hash(password: string): Promise<string>
  /**
   * Returns true when the password fits, composed or as typed: hashes that are older than this rule are of passwords as
   * typed. Without a hash, or with a text that is no hash, it takes as long and returns false. `before` runs when it is this call's turn, and an error it throws ends the call. Throws `busy`.
   */
  verify(password: string, kept: string | undefined, before?: () => Promise<void>): Promise<boolean>
  /** Throws `busy` when not even one more call may wait: ask it before reading anything. */
  requireRoom(): void
  /** Number of calls that wait, and of hashes being computed. */
  load(): { waiting: number; busy: number }
}

interface Limits {
  /** Hashes computed at once, each on a thread of libuv's pool. */
  concurrency: number
  /** Calls that may wait; the next is refused. */
  waiting: number
}

// One processor stays free for requests that only read.
const concurrency = Math.max(1, Math.min(2, availableParallelism() - 1))
const defaults: Limits = { concurrency, waiting: 64 }

/** Hashes with argon2id; a test may bring a `hash` that fails. */
export function createPasswordHasher(
  limits: Limits = defaults,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): PasswordHasher {
  const queue: (() => void)[] = []
  let running = 0
  let decoy: Promise<string> | undefined

  /** A hash that no account has, made once. A failure is not kept: the next call tries again. */
  function nobodysHash(): Promise<string> {
    decoy ??= hash('a password nobody has', options).catch((error: unknown) => {
      decoy = undefined
      throw error
    })
    return decoy
  }

  function requireRoom(): void {
    if (running >= limits.concurrency && queue.length >= limits.waiting) throw busy()
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    requireRoom()
    if (running >= limits.concurrency) {
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The slot goes straight to the next in the queue, so that `running` never exceeds the limit.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => inTurn(() => hash(composedPassword(password), options)),
    async verify(password, kept, before) {
      const nobodys = await nobodysHash()
      return inTurn(async () => {
        await before?.()
        for (const spelling of new Set([composedPassword(password), password])) {
          const fits = kept === undefined ? undefined : await verify(kept, spelling).catch(() => undefined)
          if (fits) return true
          if (fits === undefined) await verify(nobodys, spelling)
        }
        return false
      })
    },
    requireRoom,
    load: () => ({ waiting: queue.length, busy: running }),
  }
}
