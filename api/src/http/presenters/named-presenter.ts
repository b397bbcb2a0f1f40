import type { Named } from '@tameer/contract'
import type { NamedId } from '../../db/queries/companies/catalogue.ts'

/** A city, a category or a building type as everybody sees it. */
export function presentNamed({ id, name, nameUr }: NamedId): Named {
  return nameUr === undefined ? { id, name } : { id, name, nameUr }
}
