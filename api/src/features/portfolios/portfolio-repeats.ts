import { createHash } from 'node:crypto'
import type { Context } from '../../context/context.ts'
import { busy, conflict } from '../../core/errors.ts'
import type { Writer } from '../../db/connect.ts'
import { findIdempotencyKey, insertIdempotencyKey } from '../../db/queries/idempotency-keys.ts'
import { findAnyPortfolio, type PortfolioRecord } from '../../db/queries/portfolios.ts'
import type { UploadedFile } from '../../http/upload/upload-reader.ts'

/** A write, identified by its sender's idempotency key. */
export interface Attempt {
  companyId: string
  /** Idempotency key. Without one, every attempt is a separate write. */
  key: string | undefined
  /** Content of the form, which tells a repetition from another write under the same key. */
  sent: { form: object; files: UploadedFile[] }
}

/** Thrown inside a transaction to roll it back: another call has done the same write meanwhile. */
class DoneMeanwhile extends Error {}

/**
 * Runs `work` once for each key of a company. A repeated attempt returns the portfolio that the first one wrote. `work`
 * must call `note` in its transaction. Throws `conflict`, with the portfolio's id, when the key was used for something
 * else, and the errors of `work`.
 */
export async function writeOnce(
  context: Context,
  attempt: Attempt,
  work: (note: (trx: Writer, portfolioId: string) => Promise<void>) => Promise<PortfolioRecord>,
): Promise<PortfolioRecord> {
  const { companyId, key } = attempt
  if (key === undefined) return work(async () => {})
  const done = await findDone(context, attempt)
  if (done) return done
  const note = async (trx: Writer, portfolioId: string) => {
    const row = {
      companyId,
      key,
      fingerprint: fingerprintOf(attempt),
      portfolioId,
      createdAt: context.clock(),
    }
    if (!(await insertIdempotencyKey(trx, row))) throw new DoneMeanwhile()
  }
  try {
    return await work(note)
  } catch (error) {
    if (!(error instanceof DoneMeanwhile)) throw error
    return (await findDone(context, attempt)) ?? Promise.reject(busy())
  }
}

async function findDone({ db }: Context, attempt: Attempt): Promise<PortfolioRecord | undefined> {
  const { companyId, key = '' } = attempt
  const noted = await findIdempotencyKey(db.read, companyId, key)
  if (!noted) return undefined
  if (noted.fingerprint !== fingerprintOf(attempt)) {
    throw conflict('savedAlready', undefined, { id: noted.portfolioId })
  }
  return findAnyPortfolio(db.read, noted.portfolioId)
}

/**
 * Hash of the attempt. Files are compared by size: two different sets of photographs do not have the same sizes by
 * chance.
 */
function fingerprintOf({ sent: { form, files } }: Attempt): string {
  const text = JSON.stringify([form, files.map(({ bytes }) => bytes)])
  return createHash('sha256').update(text).digest('hex')
}
