import { clientLink, dayMs, type Language, screens, services } from '@tameer/contract'
import { newsLifeMs as lifeMs, mailQueue, postNews } from '../../access/news-mails.ts'
import { postReminder } from '../../access/reminders.ts'
import type { Context } from '../../context/context.ts'
import type { Writer } from '../../db/engines/connect.ts'
import { loadCityNames } from '../../db/queries/companies/catalogue.ts'
import { holdCompany, listCompaniesByIds } from '../../db/queries/companies/companies.ts'
import { isGone, listInvitable, listInvitationsTo } from '../../db/queries/requests/invitations.ts'
import { listNewestQuotes } from '../../db/queries/requests/quotes.ts'
import {
  listDueRecipients,
  type NoticeRecipient,
  takeNotices,
} from '../../db/queries/requests/request-notices.ts'
import {
  listUnreadRequests,
  listUnseenInvitations,
  noteCompanyReminded,
  noteHomeownerReminded,
} from '../../db/queries/requests/request-reminders.ts'
import { holdRequest } from '../../db/queries/requests/requests.ts'
import {
  companyNewsMail,
  companyReminderMail,
  homeownerNewsMail,
  homeownerReminderMail,
} from '../../mail/templates/request-news.ts'
import { quoteInLine, requestInLine } from './request-in-words.ts'

const companyDays = 3
const homeownerDays = 7
const atOnce = 100

/**
 * Makes mails of the events that have waited long enough, one for each recipient and request. Returns the number of
 * mails.
 */
export function mailNews(context: Context): Promise<number> {
  return mailQueue(context, {
    list: (firstBy, most) => listDueRecipients(context.db.read, firstBy, most),
    mail: (recipient) => mailNewsTo(context, recipient),
  })
}

/** In one transaction, so that no event is mailed twice or never. */
function mailNewsTo(context: Context, recipient: NoticeRecipient): Promise<number> {
  const { requestId, companyId } = recipient
  return context.db.note(async (trx) => {
    // Locked, so that no mail is written to an account or about a request that is being deleted.
    const company = companyId === null ? undefined : await holdCompany(trx, companyId)
    const row = await holdRequest(trx, requestId)
    const news = await takeNotices(trx, recipient)
    if (!row || news.length === 0) return 0
    const cityNames = await loadCityNames(trx)
    if (companyId === null) {
      const { name, language } = row
      const letter = homeownerNewsMail({
        language,
        name,
        news,
        quotes: news.includes('quote') ? await newQuotes(trx, row) : [],
        house: requestInLine(row, cityNames, language),
        link: homeownerLink(context, row),
      })
      return postNews(context, trx, row.email, letter)
    }
    const invitations = await listInvitationsTo(trx, requestId)
    const invitation = invitations.find((one) => one.companyId === companyId)
    if (!company || !invitation) return 0
    // Hidden since it was invited: the family is told that it cannot answer any more.
    if (isGone(invitation, new Set(await listInvitable(trx, [companyId])))) return 0
    const service = services.find(({ categoryId }) => categoryId === row.service)?.name ?? ''
    const { name, language } = company
    const link = companyLink(context, { id: invitation.id, language })
    const letter = companyNewsMail({
      language,
      name,
      news,
      quoted: invitation.quoteRevision > 0,
      hasNumber: invitation.phoneReleased === 1,
      service,
      ...cityNames(row.city),
      house: requestInLine(row, cityNames, language),
      link,
    })
    return postNews(context, trx, company.email, letter)
  })
}

/** The quotes that the homeowner has not read yet, one a line. */
async function newQuotes(trx: Writer, { id, language }: Linked): Promise<string[]> {
  const quotes = (await listNewestQuotes(trx, id)).filter(({ readAt }) => readAt === null)
  const companies = await listCompaniesByIds(
    trx,
    quotes.map(({ companyId }) => companyId),
  )
  const names = new Map(companies.map(({ id, name }) => [id, name]))
  return quotes.map((quote) => quoteInLine(quote, names.get(quote.companyId), language))
}

/** Reminds companies that have not looked, and homeowners of unread quotes. Returns the number of mails made. */
export async function mailReminders(context: Context): Promise<number> {
  const { db, clock } = context
  const now = clock()
  const most = atOnce
  const unseen = await listUnseenInvitations(db.read, { sentBy: now - companyDays * dayMs, now, most })
  const unread = await listUnreadRequests(db.read, { sentBy: now - homeownerDays * dayMs, now, most })
  let mailed = 0
  for (const invitation of unseen) if (await remindCompany(context, invitation)) mailed += 1
  for (const request of unread) if (await remindHomeowner(context, request)) mailed += 1
  return mailed
}

function remindCompany(
  context: Context,
  { id, requestId, companyId }: { id: string; requestId: string; companyId: string | null },
): Promise<boolean> {
  return context.db.note(async (trx) => {
    const company = companyId === null ? undefined : await holdCompany(trx, companyId)
    const row = await holdRequest(trx, requestId)
    if (!company || !row || !(await noteCompanyReminded(trx, id, context.clock()))) return false
    const { name, language } = company
    const house = requestInLine(row, await loadCityNames(trx), language)
    const link = companyLink(context, { id, language })
    return postReminder(context, trx, company, {
      write: (stopLink) => companyReminderMail({ language, name, days: companyDays, house, link, stopLink }),
      lifeMs,
    })
  })
}

function remindHomeowner(
  context: Context,
  request: { id: string; remindedAt: number | null },
): Promise<boolean> {
  return context.db.note(async (trx) => {
    const row = await holdRequest(trx, request.id)
    if (!row || !(await noteHomeownerReminded(trx, request, context.clock()))) return false
    const { name, language } = row
    const house = requestInLine(row, await loadCityNames(trx), language)
    const link = homeownerLink(context, row)
    return postReminder(context, trx, row, {
      write: (stopLink) =>
        homeownerReminderMail({ language, name, days: homeownerDays, house, link, stopLink }),
      lifeMs,
    })
  })
}

interface Linked {
  id: string
  language: Language
}

/** Link without the key, which the server does not have. */
function homeownerLink({ config }: Context, { id, language }: Linked): string {
  return config.publicUrl + clientLink(screens.request.to(id), language)
}

/** Link to an invitation: `id` is the invitation's. */
function companyLink({ config }: Context, { id, language }: Linked): string {
  return config.publicUrl + clientLink(screens.quoteRequest.to(id), language)
}
