import type { DeskEndpointName } from '@tameer/contract'
import type { Context } from '../src/context/context.ts'
import { insertEntry, listChangeable } from '../src/db/queries/companies/catalogue-changes.ts'
import type { call } from './factories.ts'

type Asked = NonNullable<Parameters<typeof call>[2]>

let count = 0

/** Names of a new city. */
export function cityNames() {
  count += 1
  const letters = [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  return { name: `New city ${letters}`, nameUr: `نیا شہر ${'ابپتٹجچحخد'.charAt(count % 10)}${count}` }
}

/** Stores a city that companies can choose, without the API. */
export async function addCity({ db }: Pick<Context, 'db'>) {
  const names = cityNames()
  const id = Math.max(...(await listChangeable(db.read, 'cities')).map((one) => one.id)) + 1
  await db.write((trx) => insertEntry(trx, 'cities', { id, ...names }))
  return { id, ...names, version: 0 }
}

export type CatalogueCall = Extract<DeskEndpointName, `${string}Entry${string}` | 'listDeskCatalogue'>

/** True for a call about the catalogue. */
export function isCatalogueCall(name: DeskEndpointName): name is CatalogueCall {
  return name.includes('Entry') || name === 'listDeskCatalogue'
}

/** Returns a valid request for a call about the catalogue, with a city of its own where it needs one. */
export async function soundCatalogueRequest(context: Context, name: CatalogueCall): Promise<Asked> {
  const list = 'cities'
  if (name === 'listDeskCatalogue') return { params: { list } }
  if (name === 'addEntry') return { params: { list }, payload: cityNames() }
  const { id, version } = await addCity(context)
  const params = { list, id: String(id) }
  if (name === 'countEntryUses') return { params }
  return { params, payload: { ...(name === 'renameEntry' && cityNames()), version } }
}
