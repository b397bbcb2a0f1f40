import type { Migration } from 'kysely'
import * as init from './001-init.ts'

/** Every migration, by name, in order. A released one is never edited. */
export const migrations: Record<string, Migration> = {
  '001-init': init,
}
