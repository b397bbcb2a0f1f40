import type { TraceKind } from '@tameer/contract'
import { sql } from 'kysely'
import { inChunks } from '../../core/chunks.ts'
import { newId } from '../../core/ids.ts'
import { engineOf, type Reader, type Writer } from '../database.ts'

/** A value by which companies are compared. */
export interface TraceValue {
  kind: TraceKind
  value: string
}

/** The texts and hashes of a company from which its traces are made. */
export interface TraceSource {
  name: string
  /** The address of its account. */
  email: string
  /** Numbers of the company and its portfolios, as E.164. */
  phones: string[]
  /** Hashes of its logo and of the pictures of portfolios that the desk does not hide. */
  hashes: string[]
}

/** Key of the advisory lock of those who write traces, in PostgreSQL. */
const tracesLock = 7_360_036
const valuesAtOnce = 500

/** Has a job trace the company soon. The transaction must have locked the company, and changed what is traced. */
export async function markToTrace(trx: Writer, companyId: string): Promise<void> {
  await trx
    .insertInto('companiesToTrace')
    .values({ companyId })
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Companies to trace, at most `most`. */
export async function listToTrace(db: Reader, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('companiesToTrace')
    .select('companyId')
    .orderBy('companyId')
    .limit(most)
    .execute()
  return rows.map(({ companyId }) => companyId)
}

/**
 * Locks a company until the end of the transaction and takes it from those to trace. Returns what it is traced by;
 * undefined when there is no such company.
 */
export async function takeToTrace(trx: Writer, companyId: string): Promise<TraceSource | undefined> {
  // SQLite's one writer needs no locks. Two companies that get the same value at once must see each other.
  if (engineOf(trx) === 'postgres') {
    await sql`select pg_advisory_xact_lock(${sql.lit(tracesLock)})`.execute(trx)
    await trx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  }
  await trx.deleteFrom('companiesToTrace').where('companyId', '=', companyId).execute()
  const company = await trx
    .selectFrom('companies')
    .innerJoin('accounts', 'accounts.id', 'companies.accountId')
    .select(['companies.name', 'accounts.email', 'companies.phone', 'companies.whatsapp'])
    .select('companies.imageHash')
    .where('companies.id', '=', companyId)
    .executeTakeFirst()
  if (!company) return undefined
  const { name, email, phone, whatsapp, imageHash } = company
  const phones = await trx
    .selectFrom('portfolios')
    .select('phone')
    .distinct()
    .where('companyId', '=', companyId)
    .where('phone', '!=', '')
    .execute()
  const hashes = await trx
    .selectFrom('portfolios')
    .innerJoin('images', 'images.portfolioId', 'portfolios.id')
    .select('images.contentHash')
    .distinct()
    .where('portfolios.companyId', '=', companyId)
    .where('portfolios.restricted', '=', 0)
    .execute()
  return {
    ...{ name, email },
    phones: [phone, whatsapp, ...phones.map((row) => row.phone)].filter(Boolean),
    hashes: [imageHash, ...hashes.map((row) => row.contentHash)].flatMap((hash) => hash || []),
  }
}

/**
 * Replaces the traces of a company that `takeToTrace` has locked; those it keeps stay as they are. A new one is open
 * when another company has the value.
 */
export async function writeTraces(
  trx: Writer,
  companyId: string,
  values: readonly TraceValue[],
  now: number,
): Promise<void> {
  const stored = await trx
    .selectFrom('companyTraces')
    .select(['id', 'kind', 'value'])
    .where('companyId', '=', companyId)
    .execute()
  const added = new Map(values.map((one) => [nameOf(one), one]))
  const gone = stored.filter((one) => !added.delete(nameOf(one))).map(({ id }) => id)
  for (const some of inChunks(gone, valuesAtOnce)) {
    await trx.deleteFrom('companyTraces').where('id', 'in', some).execute()
  }
  for (const some of inChunks([...added.values()], valuesAtOnce)) {
    const shared = await findPresent(trx, some)
    const rows = some.map((one) => ({
      ...{ id: newId(), companyId, kind: one.kind, value: one.value, createdAt: now },
      isOpen: shared.has(nameOf(one)) ? 1 : 0,
    }))
    await trx.insertInto('companyTraces').values(rows).execute()
  }
}

/** Those of the values that a company has. */
async function findPresent(trx: Writer, values: readonly TraceValue[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('companyTraces')
    .select(['kind', 'value'])
    .distinct()
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'value'),
        'in',
        values.map(({ kind, value }) => tuple(kind, value)),
      ),
    )
    .execute()
  return new Set(rows.map(nameOf))
}

function nameOf({ kind, value }: TraceValue): string {
  return `${kind} ${value}`
}
