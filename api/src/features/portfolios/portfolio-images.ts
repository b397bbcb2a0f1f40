import { maxImagesPerPortfolio, type PortfolioChanges, type Problem, problem } from '@tameer/contract'
import { invalidField } from '../../core/errors.ts'
import type { Writer } from '../../db/engines/connect.ts'
import {
  deleteImages,
  insertImages,
  listImages,
  type NewImage,
  orderImages,
} from '../../db/queries/portfolios/images.ts'
import type { KeptPicture } from '../../images/keep-pictures.ts'

/**
 * Converts pictures into rows of a portfolio. A row's id is that of its picture, because random text does not compress.
 */
export function asNewImages(pictures: KeptPicture[]): NewImage[] {
  return pictures.map((picture) => ({ ...picture, id: picture.file }))
}

function refuse(field: string, what: Problem): never {
  throw invalidField(field, what)
}

/** Resolves the order into ids. Ids of removed images are left out; a `new:N` without its file is refused. */
function resolveOrder(order: string[], kept: Set<string>, added: NewImage[]): string[] {
  return order.flatMap((reference) => {
    if (!reference.startsWith('new:')) return kept.has(reference) ? [reference] : []
    const id = added[Number(reference.slice('new:'.length))]?.id
    return id ?? refuse('imageOrder', 'orderNamesNoFile')
  })
}

/**
 * Removes, adds and orders a portfolio's images; returns the removed ones. Ids of images that this portfolio does not
 * have are ignored: another tab, or an earlier try whose response was lost, has removed them already. `updatePortfolio`
 * must have run before in the transaction: it checks the owner and locks the portfolio, so that the count below stays
 * true. Throws `invalid` for more than ten images and for a file in the order that was not sent.
 */
export async function changeImages(
  trx: Writer,
  portfolioId: string,
  changes: Pick<PortfolioChanges, 'imagesToDelete' | 'imageOrder'> & { added: NewImage[]; now: number },
): Promise<KeptPicture[]> {
  const { added, imageOrder, now } = changes
  const doomed = new Set(changes.imagesToDelete)
  const present = await listImages(trx, portfolioId)
  const removed = present.filter(({ id }) => doomed.has(id))
  const kept = present.filter(({ id }) => !doomed.has(id))
  if (kept.length + added.length > maxImagesPerPortfolio) {
    refuse('images', problem('tooManyImages', { maximum: maxImagesPerPortfolio }))
  }
  const order = resolveOrder(imageOrder, new Set(kept.map(({ id }) => id)), added)
  await deleteImages(trx, portfolioId, [...doomed])
  await insertImages(trx, portfolioId, added, now)
  if (order.length > 0) await orderImages(trx, portfolioId, order)
  return removed
}
