import type { User } from '@tameer/contract'

/** Time at which an account came from the server, by the account object. In milliseconds of `performance.now()`. */
const cameAt = new WeakMap<User, number>()
const stillNewMs = 60_000

/** Notes that the server has just sent this account. Returns the account. */
export function asNew(user: User): User {
  cameAt.set(user, performance.now())
  return user
}

/** True when the server sent this account within the last minute. */
export function isNew(user: User): boolean {
  const came = cameAt.get(user)
  return came !== undefined && performance.now() - came < stillNewMs
}
