import type { Migration } from 'kysely'
import * as init from './001-init.ts'
import * as rateLimits from './002-rate-limits.ts'
import * as accounts from './003-accounts.ts'

/** Every migration, by name, in order. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  '001-init': init,
  '002-rate-limits': rateLimits,
  '003-accounts': accounts,
}
