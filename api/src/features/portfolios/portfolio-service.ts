import type { NewPortfolio, PortfolioChanges } from '@tameer/contract'
import { requirePlanRoom } from '../../access/plan-limits.ts'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { withRenamedPictures } from '../../context/rename-project-pictures.ts'
import { forbidden, invalid, notFound, notSignedIn } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import type { Writer } from '../../db/engines/connect.ts'
import { movePortfolio, type PortfolioMove, setHidden } from '../../db/queries/portfolios/portfolio-order.ts'
import {
  deletePortfolio,
  findAnyPortfolio,
  findPortfolio,
  holdPortfolio,
  insertPortfolio,
  type PortfolioRecord,
  updatePortfolio,
} from '../../db/queries/portfolios/portfolios.ts'
import type { UploadedFile } from '../../http/upload/upload-reader.ts'
import { keepPictures, removePictures } from '../../images/keep-pictures.ts'
import { requireNoConflict } from './portfolio-conflicts.ts'
import { requireCatalogueIds, requireNeeded, storedTexts } from './portfolio-fields.ts'
import { asNewImages, changeImages } from './portfolio-images.ts'

interface Sender {
  companyId: string
  files: UploadedFile[]
  signal: AbortSignal
}

const images = { kind: 'photograph', field: 'images' } as const

/** Returns the portfolio if the company of `viewer`, or a visitor, may see it. Throws `not-found`. */
export async function requirePortfolio(
  context: Context,
  id: string,
  viewer?: string,
): Promise<PortfolioRecord> {
  const found = await findPortfolio(context.db.read, id, viewer)
  if (!found) throw notFound('portfolioGone')
  return found
}

/** Stores a portfolio with all its pictures, or nothing. */
export async function publishPortfolio(
  context: Context,
  form: NewPortfolio,
  { companyId, files, signal }: Sender,
): Promise<PortfolioRecord> {
  const { title = '', content = '', cities: cityIds, buildingTypes: buildingTypeIds } = form
  const texts = { ...storedTexts(form), title, content }
  const options = { ...images, owner: companyId, signal }
  await requireCatalogueIds(context.db.read, form)
  const id = newId()
  const record = await keepPictures(pictureTools(context), files, options, (pictures) =>
    context.db.write(async (trx) => {
      const now = context.clock()
      const rows = asNewImages(pictures)
      const hidden = form.hidden !== undefined
      const draft = form.draft !== undefined
      const row = { id, companyId, texts, cityIds, buildingTypeIds, images: rows, hidden, draft, now }
      // The account can be deleted between the guard and the write; thrown here, so that the files are removed too.
      if (!(await insertPortfolio(trx, row))) throw notSignedIn()
      if (!draft) await requirePlanRoom(context, trx, companyId)
      return findAnyPortfolio(trx, id)
    }),
  )
  return record ?? requirePortfolio(context, id, companyId)
}

/**
 * Changes a portfolio of the company with its pictures, or nothing. Throws `not-found` for another company's portfolio,
 * and `conflict` when somebody else has changed a field since the form was opened.
 */
export async function changePortfolio(
  context: Context,
  id: string,
  form: PortfolioChanges,
  { companyId, files, signal }: Sender,
): Promise<PortfolioRecord> {
  const { cities: cityIds, buildingTypes: buildingTypeIds, imagesToDelete, imageOrder } = form
  const texts = storedTexts(form)
  const options = { ...images, owner: companyId, signal }
  // Avoids useless work on pictures. The write itself checks the owner again.
  const seen = await requireOwn(context, { id, companyId })
  requireNoConflict(seen, form)
  if (!seen.draft || !form.draft) requireNeeded({ ...seen, ...texts, cities: cityIds ?? seen.cities })
  await requireCatalogueIds(context.db.read, form)
  const tools = pictureTools(context)
  const { record, removed } = await keepPictures(tools, files, options, (pictures) =>
    context.db.write(async (trx) => {
      const now = context.clock()
      const held = await holdPortfolio(trx, { id, companyId })
      if (!held) throw notFound('portfolioGone')
      requireNoConflict(held, form)
      if (!held.draft || !form.draft) requireNeeded({ ...held, ...texts, cities: cityIds ?? held.cities })
      const show = held.draft && !form.draft
      await updatePortfolio(trx, { id, companyId, texts, cityIds, buildingTypeIds, show, now })
      if (show) await requirePlanRoom(context, trx, companyId)
      const added = asNewImages(pictures)
      const gone = await changeImages(trx, id, { imagesToDelete, imageOrder, added, now })
      return { record: await findAnyPortfolio(trx, id), removed: gone }
    }),
  )
  await removePictures(tools, removed, images.kind)
  return record ?? requirePortfolio(context, id, companyId)
}

/**
 * Moves a portfolio of the company before or after another one. Throws `not-found` for another company's portfolio, and
 * `invalid` when the other one does not exist.
 */
export async function putBeside(context: Context, move: PortfolioMove): Promise<PortfolioRecord> {
  await requireOwn(context, move)
  const outcome = await context.db.write((trx) => movePortfolio(trx, move))
  if (outcome === 'no other') throw invalid('placeGone', { other: 'noSuchPortfolio' })
  return requireOwn(context, move)
}

/**
 * Shows a portfolio of the company to visitors, or hides it; what is hidden gets new addresses for its pictures. Throws `not-found`
 * for anybody else's, `forbidden` when the desk hides it, `invalid` for a draft that lacks what visitors need, and `busy` when
 * the pictures cannot be stored under new names now.
 */
export async function showOrHide(
  context: Context,
  wanted: { id: string; companyId: string; hidden: boolean },
): Promise<PortfolioRecord> {
  const { id, hidden } = wanted
  const write = (rename?: (trx: Writer) => Promise<void>) =>
    context.db.write(async (trx) => {
      const held = await holdPortfolio(trx, wanted)
      if (held?.draft && !hidden) requireNeeded(held)
      if (hidden && held && !held.hidden) await rename?.(trx)
      await setHidden(trx, { ...wanted, now: context.clock() })
      if (held?.draft && !hidden) await requirePlanRoom(context, trx, wanted.companyId)
    })
  const before = await requireOwn(context, wanted)
  if (hidden && !before.hidden) await withRenamedPictures(context, id, write)
  else await write()
  const found = await requireOwn(context, wanted)
  if (found.restriction && !wanted.hidden) throw forbidden('projectHiddenByDesk')
  return found
}

async function requireOwn(
  context: Context,
  { id, companyId }: { id: string; companyId: string },
): Promise<PortfolioRecord> {
  const found = await requirePortfolio(context, id, companyId)
  if (found.companyId !== companyId) throw notFound('portfolioGone')
  return found
}

/** Deletes a portfolio of the company with its pictures. Throws `not-found` for another company's portfolio. */
export async function removePortfolio(context: Context, id: string, companyId: string): Promise<void> {
  const removed = await context.db.write(async (trx) => {
    const pictures = await deletePortfolio(trx, { id, companyId })
    if (!pictures) throw notFound('portfolioGone')
    return pictures
  })
  await removePictures(pictureTools(context), removed, images.kind)
}
