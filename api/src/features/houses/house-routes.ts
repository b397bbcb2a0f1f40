import {
  addHouseEntry,
  createHouse,
  deleteHouse,
  endFamilyHouseKey,
  endSiteLink,
  getHouse,
  listHouseEntries,
  listHouses,
  putFamilyHouseKey,
  putOwnHouseKey,
  putSiteLink,
  takeBackEntry,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { requireHouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { mount } from '../../http/mount.ts'
import type { SendPicture } from '../../http/upload/uploads.ts'
import { listCompanyHouses } from './company-houses.ts'
import { addEntry, takeEntryBack } from './entry-service.ts'
import { housePictureRoutes } from './house-picture-routes.ts'
import { deleteForGood } from './house-removal.ts'
import { listEntries, viewHouse } from './house-view.ts'
import * as keys from './key-service.ts'
import { mailboxRoutes } from './mail/mailbox-routes.ts'
import { materialRoutes } from './material/material-routes.ts'
import { moneyRoutes } from './money-routes.ts'
import { beginHouse } from './new-house.ts'
import { paperRoutes } from './paper/paper-routes.ts'
import { stageRoutes } from './stage-routes.ts'

interface Own {
  sendPicture: SendPicture
  /** Removes files of deleted accounts, requests and houses from this server's own folder. */
  removeTraces(): Promise<void>
}

/** Endpoints of house files. */
export function houseRoutes(app: FastifyInstance, context: Context, own: Own): void {
  mount(app, createHouse, context, async ({ body, caller }) => {
    await beginHouse(context, caller, body)
    const withKey = { ...caller, houseKey: body.key }
    return viewHouse(context, await requireHouseCaller(context, withKey, body.id, 'house-read'))
  })

  mount(app, listHouses, context, ({ account, query }) => listCompanyHouses(context, account, query))

  mount(app, getHouse, context, ({ houseCaller }) => viewHouse(context, houseCaller))

  mount(app, deleteHouse, context, async ({ houseCaller }) => {
    await deleteForGood(context, houseCaller)
    await own.removeTraces()
    return undefined
  })

  mount(app, listHouseEntries, context, ({ houseCaller, query }) => listEntries(context, houseCaller, query))

  mount(app, addHouseEntry, context, async ({ houseCaller, body }) => {
    await addEntry(context, houseCaller, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, takeBackEntry, context, async ({ houseCaller, params: { entryId } }) => {
    await takeEntryBack(context, houseCaller, entryId)
    return viewHouse(context, houseCaller)
  })

  keyRoutes(app, context)
  stageRoutes(app, context)
  moneyRoutes(app, context)
  materialRoutes(app, context)
  mailboxRoutes(app, context)
  housePictureRoutes(app, context, own.sendPicture)
  paperRoutes(app, context)
}

function keyRoutes(app: FastifyInstance, context: Context): void {
  mount(app, putOwnHouseKey, context, async ({ houseCaller, body: { key } }) => {
    await keys.putOwnKey(context, houseCaller, key)
    return viewHouse(context, houseCaller)
  })

  mount(app, putFamilyHouseKey, context, async ({ houseCaller, body: { key } }) => {
    await keys.putFamilyKey(context, houseCaller, key)
    return viewHouse(context, houseCaller)
  })

  mount(app, endFamilyHouseKey, context, async ({ houseCaller }) => {
    await keys.endFamilyKey(context, houseCaller)
    return undefined
  })

  mount(app, putSiteLink, context, async ({ houseCaller, params: { linkId }, body }) => {
    await keys.putSiteLink(context, houseCaller, linkId, body)
    return viewHouse(context, houseCaller)
  })

  mount(app, endSiteLink, context, async ({ houseCaller, params: { linkId } }) => {
    await keys.endSiteLink(context, houseCaller, linkId)
    return undefined
  })
}
