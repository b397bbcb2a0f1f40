/** A write was refused because another row keeps the value for itself. */
export class Taken extends Error {}

/** True when a write was refused because a unique value is taken already. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Taken) return true
  // SQLITE_CONSTRAINT_UNIQUE, and PostgreSQL's unique_violation.
  return ('errcode' in error && error.errcode === 2067) || ('code' in error && error.code === '23505')
}
