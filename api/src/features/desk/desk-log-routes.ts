import { Readable } from 'node:stream'
import { exportDeskLog, listDeskLog } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import { noteAtDesk } from '../../access/desk-log.ts'
import type { Context } from '../../context/context.ts'
import { cutPage } from '../../core/cut-page.ts'
import { decodeTimeCursor, encodeTimeCursor } from '../../core/time-cursor.ts'
import {
  type DeskFacts,
  type DeskLogFilter,
  type DeskLogPlace,
  listDeskLines,
} from '../../db/queries/desk/desk-log.ts'
import { mount } from '../../http/mount.ts'
import { headRow, presentCsvLine, presentLines } from './desk-log-presenter.ts'

/** Log lines of the file that are read at once. */
const linesAtOnce = 500

/** Endpoints with which operators read the log of the desk. */
export function deskLogRoutes(app: FastifyInstance, context: Context): void {
  mount(app, listDeskLog, context, async ({ query: { limit, cursor, ...asked } }) => {
    const after = cursor === undefined ? undefined : decodeTimeCursor(cursor, 'createdAt')
    const rows = await listDeskLines(context.db.read, filterOf(asked), after, limit + 1)
    const { shown, last } = cutPage(rows, limit)
    return {
      data: await presentLines(context.db.read, shown),
      nextCursor: last ? encodeTimeCursor(last.createdAt, last.id) : null,
    }
  })

  mount(app, exportDeskLog, context, async ({ body, account, caller, reply }) => {
    const subject = { kind: 'log', id: 'log' } as const
    await noteAtDesk(context, { account, caller }, async () => ({
      value: true,
      line: { event: 'log-exported', subject, after: factsOf(body) },
    }))
    reply.header('content-disposition', 'attachment; filename="tameer-log.csv"')
    return Readable.from(csvOf(context, filterOf(body)))
  })
}

interface AskedFilter extends Omit<DeskLogFilter, 'from' | 'until'> {
  from?: string | undefined
  until?: string | undefined
}

function filterOf({ from, until, ...filter }: AskedFilter): DeskLogFilter {
  return { ...filter, from: msOf(from), until: msOf(until) }
}

function factsOf(filter: AskedFilter): DeskFacts {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as DeskFacts
}

/** Writes the CSV file page by page: the log may not fit in memory. */
async function* csvOf({ db }: Context, filter: DeskLogFilter): AsyncGenerator<string> {
  yield headRow
  let after: DeskLogPlace | undefined
  do {
    const rows = await listDeskLines(db.read, filter, after, linesAtOnce)
    if (rows.length > 0) yield rows.map(presentCsvLine).join('')
    after = rows.length < linesAtOnce ? undefined : rows.at(-1)
  } while (after)
}

function msOf(moment: string | undefined): number | undefined {
  return moment === undefined ? undefined : Date.parse(moment)
}
