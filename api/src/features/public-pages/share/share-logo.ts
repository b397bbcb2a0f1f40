import { webpName, widthsFor } from '@tameer/contract'
import { limitsOf } from '../../../access/plan-limits.ts'
import type { Context } from '../../../context/context.ts'
import type { CompanyRecord } from '../../../db/queries/companies/companies.ts'

/**
 * Name of the stored logo that stands on a company's share pictures today; undefined when it has none, or its plan shows
 * none.
 */
export async function findShareLogo(
  context: Context,
  { id, image }: CompanyRecord,
): Promise<string | undefined> {
  if (!image) return undefined
  const { logoOnSharePictures } = await limitsOf(context, context.db.read, id)
  const [widest = image.width] = widthsFor(image.width, 'logo').toReversed()
  return logoOnSharePictures ? webpName(image.file, widest) : undefined
}
