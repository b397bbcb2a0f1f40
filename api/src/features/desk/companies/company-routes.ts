import { Readable } from 'node:stream'
import {
  exportDeskCompanies,
  getDeskCompany,
  getDeskCompanyAccount,
  listDeskCompanies,
  listDeskProjects,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { noteAtDesk } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import { findEmailChange } from '../../../db/queries/accounts/email-changes.ts'
import { listDeskCompanyPage } from '../../../db/queries/desk/desk-companies.ts'
import type { DeskFacts } from '../../../db/queries/desk/desk-log.ts'
import { listPortfolioPage } from '../../../db/queries/portfolios/portfolios.ts'
import { mount } from '../../../http/mount.ts'
import { presentOwnMark } from '../../../http/presenters/mark-presenter.ts'
import { presentPortfolio } from '../../../http/presenters/portfolio-presenter.ts'
import { readPendingChange } from '../../auth/email-change-service.ts'
import { presentLines } from '../desk-log-presenter.ts'
import { beganAtDesk } from './company-acts.ts'
import { decodeCursor, decodeOwnPlace, encodeCursor } from './company-cursor.ts'
import { type AskedFilter, csvOf, filterOf, loadAccountOf, loadSeen } from './company-lists.ts'
import { presentDeskCompany, presentListed, presentMail, presentTheirSession } from './company-presenter.ts'

/** Portfolios of a company on one page. */
const projectsAtOnce = 24

/** Endpoints with which the desk finds companies and looks at them. */
export function deskCompanyRoutes(app: FastifyInstance, context: Context): void {
  listRoutes(app, context)
  mount(app, getDeskCompany, context, async ({ params }) =>
    presentDeskCompany(await loadSeen(context, params.id), context),
  )
  mount(app, getDeskCompanyAccount, context, async ({ params }) => {
    const { accountId, email, sessions, marks, mails, lines } = await loadAccountOf(context, params.id)
    const today = dayInPakistan(context.clock())
    const pending = await readPendingChange(context, accountId)
    const change = pending ? await findEmailChange(context.db.read, accountId) : undefined
    return {
      email,
      emailChange: pending && {
        ...pending,
        byDesk: change !== undefined && (await beganAtDesk(context.db.read, params.id, change)),
      },
      sessions: sessions.map(presentTheirSession),
      marks: marks.map((row) => presentOwnMark(row, today)),
      mails: mails.map(presentMail),
      history: await presentLines(context.db.read, lines),
    }
  })
  mount(app, listDeskProjects, context, async ({ params: { id }, query: { cursor } }) => {
    await loadSeen(context, id)
    const place = cursor === undefined ? undefined : decodeOwnPlace(cursor)
    const after = place === undefined ? undefined : { positionKey: 0, companyId: id, place }
    const asked = { company: id, viewer: id, hidden: 'yes', limit: projectsAtOnce, after } as const
    const { rows, next } = await listPortfolioPage(context.db.read, asked)
    return {
      // A draft is for nobody but its company.
      data: rows.filter(({ draft }) => !draft).map((row) => presentPortfolio(row, context)),
      nextCursor: next ? String(next.place) : null,
    }
  })
}

function listRoutes(app: FastifyInstance, context: Context): void {
  mount(app, listDeskCompanies, context, async ({ query: { limit, cursor, ...asked } }) => {
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    const question = { ...filterOf(context, asked), limit, after }
    const { rows, next } = await listDeskCompanyPage(context.db.read, question)
    return {
      data: rows.map((row) => presentListed(row, context)),
      nextCursor: next ? encodeCursor(next) : null,
    }
  })

  mount(app, exportDeskCompanies, context, async ({ body, account, caller, reply }) => {
    const subject = { kind: 'companies', id: 'companies' } as const
    await noteAtDesk(context, { account, caller }, async () => ({
      value: true,
      line: { event: 'companies-exported', subject, after: factsOf(body) },
    }))
    reply.header('content-disposition', 'attachment; filename="tameer-companies.csv"')
    return Readable.from(csvOf(context, filterOf(context, body)))
  })
}

/** Facts for the log: the filters without the searched text, which may be somebody's address or number. */
function factsOf({ q, ...filter }: AskedFilter): DeskFacts {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined)
  return { ...(Object.fromEntries(given) as DeskFacts), ...(q !== undefined && { searched: true }) }
}
