import { sendReport } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { mount } from '../../http/mount.ts'
import { takeReportOf } from './report-service.ts'

/** Reports of visitors, companies and homeowners to the desk. */
export function reportRoutes(app: FastifyInstance, context: Context): void {
  mount(app, sendReport, context, async ({ body, caller }) => {
    await takeReportOf(context, caller, body)
    return { willBeTold: body.email !== '' }
  })
}
