import { maxImagesPerPortfolio, type PortfolioChanges } from '@tameer/contract'
import { invalid } from '../../core/errors.ts'
import type { Database } from '../../db/connect.ts'
import {
  deleteImages,
  insertImages,
  listImages,
  type NewImage,
  orderImages,
} from '../../db/queries/images.ts'
import type { KeptPicture } from '../../images/keep-pictures.ts'

type Transaction = Parameters<Parameters<Database['write']>[0]>[0]

/** Pictures as rows of a portfolio. A row takes its picture's own id: one fewer on the wire that no packer shrinks. */
export function asNewImages(pictures: KeptPicture[]): NewImage[] {
  return pictures.map((picture) => ({ ...picture, id: picture.file }))
}

function refuse(field: string, message: string): never {
  throw invalid(message, { [field]: message })
}

function resolveOrder(order: string[], kept: Set<string>, added: NewImage[]): string[] {
  return order.map((reference) => {
    if (kept.has(reference)) return reference
    const isNew = reference.startsWith('new:')
    const id = isNew ? added[Number(reference.slice('new:'.length))]?.id : undefined
    return id ?? refuse('imageOrder', 'The order names an image this portfolio does not have')
  })
}

/**
 * Removes, adds and orders a portfolio's images; answers those removed. `updatePortfolio` came first in the
 * transaction: it judged whose it is, and holds the portfolio, so that the count below stays true. Throws `invalid`
 * for images of others and for more than ten.
 */
export async function changeImages(
  trx: Transaction,
  portfolioId: string,
  changes: Pick<PortfolioChanges, 'imagesToDelete' | 'imageOrder'> & { added: NewImage[]; now: number },
): Promise<KeptPicture[]> {
  const { added, imageOrder, now } = changes
  const doomed = new Set(changes.imagesToDelete)
  const present = await listImages(trx, portfolioId)
  const removed = present.filter(({ id }) => doomed.has(id))
  const kept = present.filter(({ id }) => !doomed.has(id))
  if (removed.length < doomed.size) {
    refuse('imagesToDelete', 'An image to delete is not one of this portfolio')
  }
  if (kept.length + added.length > maxImagesPerPortfolio) {
    refuse('images', `You can upload maximum ${maxImagesPerPortfolio} images`)
  }
  // An image may be named in the order and removed in the same breath: removal wins.
  const order = resolveOrder(
    imageOrder.filter((reference) => !doomed.has(reference)),
    new Set(kept.map(({ id }) => id)),
    added,
  )
  await deleteImages(trx, portfolioId, [...doomed])
  await insertImages(trx, portfolioId, added, now)
  if (order.length > 0) await orderImages(trx, portfolioId, order)
  return removed
}
