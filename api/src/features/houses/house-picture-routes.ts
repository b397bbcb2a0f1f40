import { sendHousePicture } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { findHouseCaller, type HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { notFound } from '../../core/errors.ts'
import { findHouseEntry } from '../../db/queries/houses/house-entries.ts'
import { findHousePicture } from '../../db/queries/houses/house-pictures.ts'
import type { HousePictureRecord } from '../../db/tables/house-schema.ts'
import { callerOf } from '../../http/caller.ts'
import { signalDeparture } from '../../http/departure.ts'
import { mount } from '../../http/mount.ts'
import { pictureRoute, type SendPicture } from '../../http/upload/uploads.ts'
import { pictureOf } from '../../images/image-names.ts'
import { isMine } from './house-acts.ts'
import { presentPicture, seesPicture } from './house-presenter.ts'
import { storePicture } from './picture-service.ts'

/** Pictures of a house: sent by those who may add, seen by those who may see what they belong to. */
export function housePictureRoutes(app: FastifyInstance, context: Context, send: SendPicture): void {
  mount(
    app,
    sendHousePicture,
    context,
    async ({ houseCaller, params: { pictureId }, form, files, reply }) => {
      const signal = signalDeparture(reply)
      const sent = { id: pictureId, form, file: files[0], signal }
      const { picture, isNew } = await storePicture(context, houseCaller, sent)
      if (!isNew) void reply.code(200)
      return presentPicture(picture)
    },
  )

  app.route<{ Params: { id: string; name: string } }>({
    ...pictureRoute,
    url: '/houses/:id/images/:name',
    handler: async (request, reply) => {
      const { id, name } = request.params
      const file = pictureOf(name)
      const found = file && (await findHouseCaller(context, callerOf(request), id))
      const picture = found && (await findHousePicture(context.db.read, id, 'file', file))
      if (!picture || !(await isShown(context, found.caller, picture))) throw notFound('noSuchPicture')
      return send(name, request, reply)
    },
  })
}

/** Slips and pictures of changes are for those who see money, and their author; what an entry has lost is for nobody. */
async function isShown({ db }: Context, caller: HouseCaller, picture: HousePictureRecord): Promise<boolean> {
  if (picture.thing === 'entry') {
    const entry = await findHouseEntry(db.read, picture.houseId, picture.thingId ?? '')
    return entry !== undefined && seesPicture(caller, entry, picture)
  }
  const isMoney = picture.thing !== null || picture.kind === 'slip'
  return !isMoney || caller.seesMoney || (picture.thing === null && isMine(caller, picture))
}
