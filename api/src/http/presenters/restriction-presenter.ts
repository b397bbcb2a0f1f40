import type { OwnRestriction } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import type { Restriction } from '../../db/queries/accounts/restrictions.ts'

/** The reason why the desk hides a thing, as its owner sees it. */
export function presentOwnRestriction(
  restriction: Restriction,
  { config }: Pick<Context, 'config'>,
): OwnRestriction {
  return { ...presentRestriction(restriction), answerTo: config.contactEmail }
}

/** The same, as the desk sees it. */
export function presentRestriction({ measure, reason, words, createdAt }: Restriction) {
  return { measure, reason, words, since: new Date(createdAt).toISOString() }
}
