import { sql } from 'kysely'
import type { Statements, Types } from './types.ts'

// Counts by day.

export function visits({ key, linkTable }: Types): Statements {
  const day = sql`day ${key} not null check (length(day) = 10)`
  return [
    sql`create table company_visits (
      company_id ${key} not null references companies (id) on delete cascade,
      ${day},
      kind ${key} not null check (kind in ('profile', 'project', 'contact')),
      visits integer not null check (visits > 0),
      primary key (company_id, day, kind)
    ) ${linkTable}`,
    sql`create index company_visits_by_day on company_visits (day)`,
    // A mark shows that a visitor was counted that day; it is deleted when the day is over.
    sql`create table visit_marks (
      ${day},
      hash ${key} not null check (length(hash) = 64),
      primary key (day, hash)
    ) ${linkTable}`,
  ]
}
