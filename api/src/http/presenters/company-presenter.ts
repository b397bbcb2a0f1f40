import {
  type Company,
  type CompanyContact,
  type CompanyFacts,
  type CompanyProfile,
  type CompanyRates,
  displayPhone,
  fallbackName,
  ofEachContact,
  type ProjectTexts,
  reachOfCompany,
  shownRates,
  type User,
} from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import type { OwnCompany } from '../../db/queries/accounts/email-confirmations.ts'
import type { CompanyRecord } from '../../db/queries/companies/companies.ts'
import type { FactsRecord, ProfileRecord } from '../../db/queries/companies/company-facts.ts'
import type { RatesRecord } from '../../db/queries/companies/company-rates.ts'
import { presentMark } from './mark-presenter.ts'
import { presentNamed } from './named-presenter.ts'
import { presentOwnRestriction } from './restriction-presenter.ts'

type Addresses = Pick<Context, 'pictureAddresses'>
/** Rates are shown for a limited time, so the clock is needed. */
type PublicTools = Pick<Context, 'pictureAddresses' | 'clock'>
type Tools = Pick<Context, 'pictureAddresses' | 'config'>

/** A company account as its owner sees it. */
export function presentUser(record: OwnCompany, tools: Tools): User {
  const { restriction } = record
  return {
    ...presentBasics(record, tools),
    contact: presentContact(record),
    facts: presentFacts(record.facts),
    rates: presentRates(record.rates),
    language: record.language,
    emailConfirmed: record.emailConfirmed,
    listed: record.listed,
    ...(restriction && { restriction: presentOwnRestriction(restriction, tools) }),
  }
}

function presentContact({ contact, cityId }: CompanyRecord): CompanyContact {
  const numbers = {
    whatsappDisplay: displayPhone(contact.whatsapp),
    phoneDisplay: displayPhone(contact.phone),
  }
  return { ...ofEachContact((name) => contact[name]), ...numbers, city: cityId }
}

function presentFacts(facts: FactsRecord): CompanyFacts {
  return {
    about: facts.about,
    founded: facts.founded,
    people: facts.people,
    cities: facts.cities.map(presentNamed),
    languages: facts.languages,
    workingHours: facts.workingHours,
    minimumProjectPkr: facts.minimumProjectPkr,
  }
}

/** Rates with the days on which they were given, shown or not. */
export function presentRates({
  completePkr,
  completeGivenAt,
  greyPkr,
  greyGivenAt,
}: RatesRecord): CompanyRates {
  return {
    completePkr,
    completeGivenOn: completeGivenAt === null ? null : dayInPakistan(completeGivenAt),
    greyPkr,
    greyGivenOn: greyGivenAt === null ? null : dayInPakistan(greyGivenAt),
  }
}

function presentBasics(
  record: CompanyRecord,
  { pictureAddresses }: Addresses,
): Omit<Company, 'position' | 'contact' | 'rates'> {
  return {
    id: record.id,
    name: record.name,
    email: record.email,
    image: record.image ? pictureAddresses.inAnswer(fallbackName(record.image.file)) : null,
    imageWidth: record.image ? record.image.width : null,
    role: 'Company',
    categories: record.categories.map((one) => ({ categoryId: one.id, category: presentNamed(one) })),
  }
}

/**
 * A company as visitors see it beside its portfolios. `project` gives the contact for a company that states none
 * itself.
 */
export function presentCompany(record: CompanyRecord, tools: PublicTools, project?: ProjectTexts): Company {
  const reach = reachOfCompany(record, project)
  return {
    ...presentBasics(record, tools),
    email: reach.email,
    position: record.position,
    rates: shownRates(presentRates(record.rates), dayInPakistan(tools.clock())),
    contact: { ...reach, phoneDisplay: displayPhone(reach.phone) },
  }
}

/** A company with everything on its profile, as visitors see it. */
export function presentProfile(record: ProfileRecord, tools: PublicTools): CompanyProfile {
  const { company, facts, office, marks, first, mailboxConfirmed } = record
  return {
    company: presentCompany(company, tools, first),
    contact: presentContact(company),
    office: office && presentNamed(office),
    facts: presentFacts(facts),
    marks: marks.map(presentMark),
    mailboxConfirmed,
  }
}
