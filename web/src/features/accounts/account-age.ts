import type { User } from '@tameer/contract'

/** When an account came, by the object that came. */
const cameAt = new WeakMap<User, number>()
const stillNewMs = 60_000

/** Notes that the server has just sent this account. Returns it. */
export function asNew(user: User): User {
  cameAt.set(user, performance.now())
  return user
}

/** Whether the server has sent this account within the last minute. */
export function isNew(user: User): boolean {
  const came = cameAt.get(user)
  return came !== undefined && performance.now() - came < stillNewMs
}
