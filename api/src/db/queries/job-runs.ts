import type { Reader, Writer } from '../database.ts'

/** The jobs that a server is doing now, or that are not due yet. */
export async function listRestingJobs(db: Reader, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('jobRuns')
    .select('name')
    .where((row) => row.or([row('heldUntil', '>', now), row('nextAt', '>', now)]))
    .execute()
  return rows.map(({ name }) => name)
}

/**
 * Claims a due job for one owner alone, until that time, ms. Returns false when it is not due or another owner has it.
 */
export async function takeJob(
  trx: Writer,
  name: string,
  { owner, now, until }: { owner: string; now: number; until: number },
): Promise<boolean> {
  // One statement, which locks the row before it checks: of two owners at once the second sees the claim of the first.
  const taken = await trx
    .insertInto('jobRuns')
    .values({ name, owner, heldUntil: until, nextAt: now, finishedAt: null })
    .onConflict((clash) =>
      clash
        .column('name')
        .doUpdateSet((job) => ({
          owner: job.ref('excluded.owner'),
          heldUntil: job.ref('excluded.heldUntil'),
        }))
        .where('jobRuns.heldUntil', '<=', now)
        .where('jobRuns.nextAt', '<=', now),
    )
    .returning('name')
    .executeTakeFirst()
  return taken !== undefined
}

/** Extends the claim on a job. Returns false when another owner has taken it. */
export async function holdJob(
  trx: Writer,
  name: string,
  { owner, until }: { owner: string; until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('jobRuns')
    .set({ heldUntil: until })
    .where('name', '=', name)
    .where('owner', '=', owner)
    .where('heldUntil', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the owner's run; the job is next due at `nextAt`, ms. Leave out `finishedAt` for a run that did not finish. */
export async function leaveJob(
  trx: Writer,
  name: string,
  { owner, nextAt, finishedAt }: { owner: string; nextAt: number; finishedAt?: number },
): Promise<void> {
  await trx
    .updateTable('jobRuns')
    .set({ heldUntil: 0, nextAt, ...(finishedAt === undefined ? {} : { finishedAt }) })
    .where('name', '=', name)
    .where('owner', '=', owner)
    .execute()
}

/** The time at which each job last finished, ms; without those that never did. */
export async function listFinishedJobs(db: Reader): Promise<{ name: string; finishedAt: number }[]> {
  const rows = await db
    .selectFrom('jobRuns')
    .select(['name', 'finishedAt'])
    .where('finishedAt', 'is not', null)
    .orderBy('name')
    .execute()
  return rows.flatMap(({ name, finishedAt }) => (finishedAt === null ? [] : { name, finishedAt }))
}
