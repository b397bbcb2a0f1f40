import {
  changePreparedProfile,
  listPreparedProfiles,
  makePreparedLink,
  prepareProfile,
  readPreparedProfile,
  refusePreparedProfile,
  removePreparedProfile,
  takePreparedProfile,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { logEvent } from '../../../access/events.ts'
import type { Context } from '../../../context/context.ts'
import { cutPage } from '../../../core/cut-page.ts'
import { invalid } from '../../../core/errors.ts'
import { listPrepared } from '../../../db/queries/companies/prepared-profiles.ts'
import { mount } from '../../../http/mount.ts'
import { presentUser } from '../../../http/presenters/company-presenter.ts'
import { changePrepared, makeLink, prepare, removePrepared } from './prepared-acts.ts'
import { presentOffered, presentPrepared } from './prepared-presenter.ts'
import { readOffered, refuseOffer, takeOver } from './take-over.ts'

const cursorForm = /^[\da-f-]{36}$/

/** Profiles that the desk prepares for companies without an account, and their links. */
export function preparedRoutes(app: FastifyInstance, context: Context): void {
  mount(app, listPreparedProfiles, context, async ({ query: { limit, cursor } }) => {
    if (cursor !== undefined && !cursorForm.test(cursor)) {
      throw invalid('noSuchListPage', { cursor: 'noCursor' })
    }
    const after = cursor === undefined ? undefined : { id: cursor }
    const rows = await listPrepared(context.db.read, after, limit + 1)
    const { shown, last } = cutPage(rows, limit)
    return { data: shown.map(presentPrepared), nextCursor: last?.id ?? null }
  })
  mount(app, prepareProfile, context, async ({ body, account, caller }) =>
    presentPrepared(await prepare(context, { account, caller }, body)),
  )
  mount(app, changePreparedProfile, context, async ({ params, body, account, caller }) => {
    const { version, ...details } = body
    const seen = { id: params.id, version }
    return presentPrepared(await changePrepared(context, { account, caller }, seen, details))
  })
  mount(app, makePreparedLink, context, async ({ params, body, account, caller }) => {
    const { link, profile } = await makeLink(context, { account, caller }, { id: params.id, ...body })
    return { link, profile: presentPrepared(profile) }
  })
  mount(app, removePreparedProfile, context, async ({ params, body, account, caller }) => {
    await removePrepared(context, { account, caller }, { id: params.id, ...body })
    return undefined
  })

  mount(app, readPreparedProfile, context, async ({ body }) => {
    const { profile, linkUntil } = await readOffered(context, body.token)
    return presentOffered(profile, linkUntil)
  })
  mount(app, takePreparedProfile, context, async ({ body, caller }) => {
    const { company, token } = await takeOver(context, caller, body)
    logEvent(caller, 'signed-up', { company: company.id })
    return { user: presentUser(company, context), token }
  })
  mount(app, refusePreparedProfile, context, async ({ body, caller }) => {
    await refuseOffer(context, caller, body.token)
    return undefined
  })
}
