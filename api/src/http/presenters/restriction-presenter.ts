import type { OwnRestriction } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import type { Restriction } from '../../db/queries/restrictions.ts'

/** Why the desk keeps a thing from visitors, as its owner is told. */
export function presentOwnRestriction(
  restriction: Restriction,
  { config }: Pick<Context, 'config'>,
): OwnRestriction {
  return { ...presentRestriction(restriction), answerTo: config.contactEmail }
}

/** The same for the desk. */
export function presentRestriction({ measure, reason, words, createdAt }: Restriction) {
  return { measure, reason, words, since: new Date(createdAt).toISOString() }
}
