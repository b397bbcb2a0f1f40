import { addEntry, countEntryUses, type DeskEntry, listDeskCatalogue, renameEntry } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import {
  type ChangeableEntry,
  countUses,
  listChangeable,
} from '../../../db/queries/companies/catalogue-changes.ts'
import { mount } from '../../../http/mount.ts'
import * as acts from './catalogue-acts.ts'

/** The lists that companies, families and visitors choose from. */
export function deskCatalogueRoutes(app: FastifyInstance, context: Context): void {
  const { read } = context.db
  mount(app, listDeskCatalogue, context, async ({ params }) => ({
    data: (await listChangeable(read, acts.kinds[params.list])).map(present),
  }))
  mount(app, countEntryUses, context, ({ params }) => countUses(read, acts.kinds[params.list], params.id))
  mount(app, addEntry, context, async ({ params, body, account, caller }) =>
    present(await acts.addEntry(context, { account, caller }, params.list, body)),
  )
  mount(app, renameEntry, context, async ({ params, body, account, caller }) => {
    const { version, ...names } = body
    return present(await acts.renameEntry(context, { account, caller }, { ...params, version }, names))
  })
}

function present({ id, name, nameUr, version }: ChangeableEntry): DeskEntry {
  return { id, name, nameUr: acts.urduNameOf({ name, nameUr }), version }
}
