import { dayMs } from '@tameer/contract'
import { mailQueue, newsLifeMs, postNews } from '../../../access/news-mails.ts'
import { postReminder } from '../../../access/reminders.ts'
import type { Context } from '../../../context/context.ts'
import type { Writer } from '../../../db/engines/connect.ts'
import { findConfirmation } from '../../../db/queries/accounts/email-confirmations.ts'
import { loadCityNames } from '../../../db/queries/companies/catalogue.ts'
import { findCompany, holdCompany } from '../../../db/queries/companies/companies.ts'
import { listHouseChanges } from '../../../db/queries/houses/house-changes.ts'
import {
  type HouseRecipient,
  listDueHouseRecipients,
  takeHouseNotices,
} from '../../../db/queries/houses/house-notices.ts'
import { listHousePayments } from '../../../db/queries/houses/house-payments.ts'
import { listHouseStages } from '../../../db/queries/houses/house-stages.ts'
import { holdHouse } from '../../../db/queries/houses/houses.ts'
import type { HouseNoticeRecord, HouseRecord } from '../../../db/tables/house-schema.ts'
import {
  type HouseNews,
  houseDeletedMail,
  houseNewsMail,
  houseReminderMail,
  type Waiting,
} from '../../../mail/templates/house-news.ts'
import { houseInLine, houseLink } from './house-in-words.ts'
import { type HouseThings, standingNews, waitingNews } from './standing-news.ts'

/** A reader of letters about a house. */
interface Reader {
  name: string
  email: string
  language: HouseRecord['language']
}

/** Makes mails of the events of houses that have waited long enough. Returns the number of mails. */
export function mailHouseNews(context: Context): Promise<number> {
  return mailQueue(context, {
    list: (firstBy, most) => listDueHouseRecipients(context.db.read, firstBy, most),
    mail: (recipient) => mailNewsTo(context, recipient),
  })
}

/** In one transaction, so that no event is mailed twice or never. */
function mailNewsTo(context: Context, recipient: HouseRecipient): Promise<number> {
  return context.db.note(async (trx) => {
    const { houseId, companyId } = recipient
    // Locked, so that no mail is written to an account or about a house that is being deleted. The company comes first.
    const company = companyId === null ? undefined : await holdCompany(trx, companyId)
    const house = await holdHouse(trx, houseId)
    const taken = await takeHouseNotices(trx, recipient, context.clock())
    if (!house || taken.length === 0) return 0
    const isBuilder = company !== undefined && house.companyId === company.id
    const reader = companyId === null ? familyOf(house) : isBuilder && (await confirmed(trx, company))
    return reader ? postTo(context, trx, { reader, house, taken }) : 0
  })
}

function familyOf({ email, emailConfirmedAt, language }: HouseRecord): Reader | undefined {
  return email === null || emailConfirmedAt === null ? undefined : { name: '', email, language }
}

async function confirmed<Company extends { id: string }>(
  trx: Writer,
  company: Company,
): Promise<Company | undefined> {
  return (await findConfirmation(trx, company.id))?.emailConfirmed ? company : undefined
}

interface Letter {
  reader: Reader
  house: HouseRecord
  taken: readonly HouseNoticeRecord[]
}

async function postTo(context: Context, trx: Writer, { reader, house, taken }: Letter): Promise<number> {
  const now = context.clock()
  const things: HouseThings = {
    house,
    stages: await listHouseStages(trx, house.id),
    changes: await listHouseChanges(trx, house.id),
    payments: await listHousePayments(trx, house.id),
    now,
  }
  const { language, name, email } = reader
  const facts = {
    language,
    name,
    house: houseInLine(house, await loadCityNames(trx), language),
    link: houseLink(context, house.id, language),
  }
  const news = taken.flatMap((notice): HouseNews[] => standingNews(notice, things))
  const told = await postNews(context, trx, email, houseNewsMail({ ...facts, news }))
  const waiting = remindersOf(taken, things)
  if (waiting.length === 0) return told
  const reminded = await postReminder(context, trx, reader, {
    write: (stopLink) => houseReminderMail({ ...facts, waiting, stopLink }),
    lifeMs: newsLifeMs,
  })
  return told + (reminded ? 1 : 0)
}

/** The reminders whose event still waits, each once, and for how many days. */
function remindersOf(taken: readonly HouseNoticeRecord[], things: HouseThings): Waiting[] {
  const newest = new Map(taken.map((notice) => [`${notice.event} ${notice.thingId}`, notice]))
  return [...newest.values()].flatMap((notice) =>
    waitingNews(notice, things).map((news) => ({
      news,
      days: Math.floor((things.now - notice.createdAt) / dayMs),
    })),
  )
}

/**
 * Tells the company of a house that the family has deleted it: at once, in the transaction that deletes the house, and after the
 * mails about it were deleted. The transaction must keep the company (`keepBuilder`).
 */
export async function mailDeleted(context: Context, trx: Writer, house: HouseRecord): Promise<void> {
  if (house.companyId === null) return
  const company = await findCompany(trx, house.companyId)
  const reader = company && (await confirmed(trx, company))
  if (!reader) return
  const { language, name, email } = reader
  const line = houseInLine(house, await loadCityNames(trx), language)
  await postNews(context, trx, email, houseDeletedMail({ language, name, house: line }))
}
