import {
  csvHead,
  csvRow,
  type DeskCompany,
  type DeskCompanyAccount,
  fallbackName,
  type ListedCompany,
} from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { deviceName } from '../../../core/contact/device-words.ts'
import type { Restriction } from '../../../db/queries/accounts/restrictions.ts'
import type { ProfileRecord } from '../../../db/queries/companies/company-facts.ts'
import type { DeskCompanyRecord } from '../../../db/queries/desk/desk-companies.ts'
import type { OutgoingMailRow } from '../../../db/queries/mail-outbox.ts'
import type { SessionRow } from '../../../db/schema.ts'
import { presentProfile } from '../../../http/presenters/company-presenter.ts'
import { presentNamed } from '../../../http/presenters/named-presenter.ts'
import { presentRestriction } from '../../../http/presenters/restriction-presenter.ts'
import { fileWords } from '../../../words/file-words.ts'

const { columns, no, states, yes } = fileWords.companies

type Addresses = Pick<Context, 'pictureAddresses'>

/** A company in the desk's list. */
export function presentListed(record: DeskCompanyRecord, { pictureAddresses }: Addresses): ListedCompany {
  const { id, name, email, image, state, emailConfirmed, categories, city, projects, position } = record
  return {
    id,
    name,
    email,
    state,
    emailConfirmed,
    projects,
    position,
    city: city && presentNamed(city),
    image: image ? pictureAddresses.inAnswer(fallbackName(image.file)) : null,
    imageWidth: image ? image.width : null,
    services: categories.map(presentNamed),
    createdAt: asTime(record.createdAt),
  }
}

/** A company as the desk sees it. */
export function presentDeskCompany(
  { record, profile, restriction }: SeenAtDesk,
  tools: Pick<Context, 'pictureAddresses' | 'clock'>,
): DeskCompany {
  const { id, version, state, emailConfirmed, projects, createdAt } = record
  return {
    id,
    version,
    state,
    email: profile.company.email,
    emailConfirmed,
    projects,
    restriction: restriction ? presentRestriction(restriction) : null,
    createdAt: asTime(createdAt),
    profile: presentProfile(profile, tools),
  }
}

/** Records that make up the desk's view of a company. */
export interface SeenAtDesk {
  record: DeskCompanyRecord
  profile: ProfileRecord
  restriction: Restriction | undefined
}

/** A session of a company as the desk sees it: without token and network address. */
export function presentTheirSession(row: SessionRow): DeskCompanyAccount['sessions'][number] {
  const { id, device, createdAt, lastUsedAt } = row
  return { id, device: deviceName(device), createdAt: asTime(createdAt), lastUsedAt: asTime(lastUsedAt) }
}

/** A mail to a company without its text. */
export function presentMail(row: OutgoingMailRow): DeskCompanyAccount['mails'][number] {
  const { id, subject, createdAt, sentAt, attempts, lastError } = row
  const sent = sentAt === null ? null : asTime(sentAt)
  return { id, subject, createdAt: asTime(createdAt), sentAt: sent, attempts, lastError }
}

/** Header row of the file of companies. */
export const headRow = csvHead(Object.values(columns))

/** A company as a row of the file. */
export function presentCsvCompany(record: DeskCompanyRecord): string {
  const { id, name, email, state, emailConfirmed, categories, city, image, projects, position, contact } =
    record
  return csvRow([
    ...[id, name, email, states[state], emailConfirmed ? yes : no],
    ...[
      categories.map((category) => category.name).join(', '),
      city?.name ?? '',
      contact.phone,
      contact.whatsapp,
    ],
    ...[image ? yes : no, String(projects), String(position ?? ''), asTime(record.createdAt)],
  ])
}

function asTime(ms: number): string {
  return new Date(ms).toISOString()
}
