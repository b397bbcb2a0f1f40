import { type Actor, may } from '@tameer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findKeyHolder } from '../../access/request-keys.ts'
import { findSignedIn } from '../../access/sessions.ts'
import type { Context } from '../../context/context.ts'
import { notFound } from '../../core/errors.ts'
import { isId } from '../../core/secrets/ids.ts'
import { listInvitationsTo } from '../../db/queries/requests/invitations.ts'
import { listRequestImages } from '../../db/queries/requests/request-images.ts'
import { callerOf } from '../../http/caller.ts'
import { pictureRoute, type SendPicture } from '../../http/upload/uploads.ts'
import { pictureOf } from '../../images/image-names.ts'

/** Pictures of a request, for holders of its keys and for the companies invited to it. */
export function requestPictureRoute(app: FastifyInstance, context: Context, send: SendPicture): void {
  app.route<{ Params: { id: string; name: string } }>({
    ...pictureRoute,
    url: '/requests/:id/images/:name',
    handler: async (request, reply) => {
      const { id, name } = request.params
      const file = pictureOf(name)
      const pictures =
        file !== undefined && isId(id) && (await mayLook(context, id, request))
          ? await listRequestImages(context.db.read, id)
          : []
      if (!pictures.some((picture) => picture.file === file)) throw notFound('noSuchPicture')
      return send(name, request, reply)
    },
  })
}

async function mayLook(context: Context, requestId: string, request: FastifyRequest): Promise<boolean> {
  const caller = callerOf(request)
  const actor: Actor =
    (await findKeyHolder(context, caller, requestId)) ?? (await findSignedIn(context, caller)) ?? 'visitor'
  const heard = (await listInvitationsTo(context.db.read, requestId)).filter(({ sentAt }) => sentAt !== null)
  return may(actor, 'read', { requestId, companyIds: heard.flatMap(({ companyId }) => companyId ?? []) })
}
