import { createHash } from 'node:crypto'
import { fallbackName, foldText } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import {
  listToTrace,
  type TraceSource,
  type TraceValue,
  takeToTrace,
  writeTraces,
} from '../../../db/queries/company-traces.ts'
import { listUnhashed, storeHash } from '../../../db/queries/picture-hashes.ts'

type Tools = Pick<Context, 'db' | 'clock' | 'images'>

/** Companies and pictures of one run of the job: some seconds of work at most. */
const mostAtOnce = { companies: 500, pictures: 300 }

/**
 * Writes what companies can be compared by, of those that have changed, and reads pictures that were never read. Each is
 * a step of its own, so that requests come between. Returns the number of steps. Throws `busy` when the store of pictures does
 * not respond; what was done before stays.
 */
export async function traceCompanies(tools: Tools, most = mostAtOnce): Promise<number> {
  const { db, clock } = tools
  const ids = await listToTrace(db.read, most.companies)
  for (const id of ids) {
    await db.note(async (trx) => {
      const source = await takeToTrace(trx, id)
      if (source) await writeTraces(trx, id, tracesOf(source), clock())
    })
  }
  return ids.length + (await hashPictures(tools, most.pictures))
}

async function hashPictures({ db, images }: Tools, most: number): Promise<number> {
  const pictures = await listUnhashed(db.read, most)
  for (const picture of pictures) {
    const bytes = await images.read(fallbackName(picture.file))
    await db.note((trx) => storeHash(trx, picture, bytes ? sha256(bytes) : ''))
  }
  return pictures.length
}

/** Nobody has an address of this reserved domain (RFC 2606, 2), but the demo's companies: they share by design. */
const demoAddress = /\.example$/i

/** The values by which a company is compared, each once. */
export function tracesOf({ name, email, phones, hashes }: TraceSource): TraceValue[] {
  if (demoAddress.test(email)) return []
  const folded = foldText(name)
  const list = (kind: TraceValue['kind'], values: readonly string[]) =>
    [...new Set(values)].map((value) => ({ kind, value }))
  return [
    ...list('phone', phones),
    ...list('name', folded === '' ? [] : [sha256(folded)]),
    ...list('picture', hashes),
  ]
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}
