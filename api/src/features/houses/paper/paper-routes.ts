import { Socket } from 'node:net'
import { dayInPakistan, exportHouse } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { requireHouseCaller } from '../../../access/house-keys.ts'
import type { Context } from '../../../context/context.ts'
import { notFound } from '../../../core/errors.ts'
import { signalDeparture } from '../../../http/departure.ts'
import { mount } from '../../../http/mount.ts'
import { filePolicy } from '../../../http/security-headers.ts'
import { createPaperMaker } from './paper-service.ts'

/** Nothing is sent while a paper is made: not a connection to be closed as idle, ms. */
const silentMs = 6 * 60_000

/** The PDF of a house. */
export function paperRoutes(app: FastifyInstance, context: Context): void {
  const makePaper = createPaperMaker(context)

  mount(app, exportHouse, context, async ({ houseCaller, caller, params: { id }, reply }) => {
    const { socket } = reply.raw
    if (socket instanceof Socket) socket.setTimeout(silentMs)
    const paper = await makePaper(houseCaller, caller.language, signalDeparture(reply))
    try {
      // A link may have been taken back, or have lost its sight of money, while it was made.
      const still = await requireHouseCaller(context, caller, id, 'house-read')
      if (still.seesMoney !== houseCaller.seesMoney) throw notFound()
    } catch (error) {
      paper.body.destroy()
      throw error
    }
    reply.headers({
      'content-disposition': `attachment; filename="house-${dayInPakistan(context.clock())}.pdf"`,
      'content-length': paper.bytes,
      'content-security-policy': filePolicy,
      'cache-control': 'private, no-store',
    })
    return paper.body
  })
}
