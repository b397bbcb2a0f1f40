import { listBuildingTypes, listCategories, listCities } from '@tameer/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context/context.ts'
import * as catalogue from '../../db/queries/catalogue.ts'
import { mount } from '../../http/mount.ts'

/** The catalogue changes with a migration only; a minute keeps a page's three lists from being asked for twice. */
function allowKeeping(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=60')
}

export function catalogueRoutes(app: FastifyInstance, context: Context): void {
  const { read } = context.db
  mount(app, listCategories, context, async ({ reply }) => {
    allowKeeping(reply)
    return { data: await catalogue.listCategories(read) }
  })
  mount(app, listCities, context, async ({ reply }) => {
    allowKeeping(reply)
    return { data: await catalogue.listCities(read) }
  })
  mount(app, listBuildingTypes, context, async ({ reply }) => {
    allowKeeping(reply)
    return { data: await catalogue.listBuildingTypes(read) }
  })
}
