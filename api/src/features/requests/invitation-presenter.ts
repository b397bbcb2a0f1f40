import {
  type CompanyQuestion,
  canChat,
  displayPhone,
  type Invitation,
  type InvitationRow,
  invitationMoves,
  type QuoteDraft,
  type QuoteForm,
} from '@tameer/contract'
import type { CityNames } from '../../db/queries/companies/catalogue.ts'
import type { Invited, ListedInvitation } from '../../db/queries/requests/company-invitations.ts'
import type { StoredDraft } from '../../db/queries/requests/quote-drafts.ts'
import type { RequestImageRow } from '../../db/queries/requests/request-images.ts'
import type { QuoteRow, RequestQuestionRow } from '../../db/tables/request-schema.ts'
import { fromJson, isoOrNull, presentBrief, presentQuote } from './request-presenter.ts'

/** Questions of a request that the company asked, and those the homeowner asked it. */
export type OwnQuestions = readonly Pick<RequestQuestionRow, 'askedBy' | 'text' | 'answeredAt'>[]

/** An invitation in its company's list. */
export function presentListed(
  row: ListedInvitation,
  questions: OwnQuestions,
  cityNames: CityNames,
): InvitationRow {
  const answers = fromJson<{ constructionType?: InvitationRow['constructionType'] }>(row.answers)
  return {
    id: row.id,
    state: row.state,
    service: row.service,
    plot: fromJson<InvitationRow['plot']>(row.plot),
    constructionType: answers?.constructionType ?? null,
    name: row.name,
    ...cityNames(row.city),
    locality: row.locality,
    coveredAreaSft: row.coveredAreaSft,
    totalPkr: row.totalPkr,
    start: row.start,
    sentAt: asTime(row.sentAt),
    endsAt: asTime(row.endsAt),
    headlinePkr: row.headlinePkr,
    validUntil: row.validUntil,
    draft: draftInList(row),
    answered: answeredOf(questions),
    toAnswer: questions.filter((one) => one.askedBy === 'homeowner' && one.answeredAt === null).length,
  }
}

function draftInList({ draftSavedAt, pricesGiven, pricesAsked }: ListedInvitation): InvitationRow['draft'] {
  if (draftSavedAt === null) return null
  const said = pricesGiven !== null && pricesAsked !== null
  return { savedAt: asTime(draftSavedAt), prices: said ? { given: pricesGiven, asked: pricesAsked } : null }
}

function answeredOf(questions: OwnQuestions): InvitationRow['answered'] {
  const answered = questions
    .filter((one) => one.askedBy === 'company' && one.answeredAt !== null)
    .toSorted((a, b) => (b.answeredAt ?? 0) - (a.answeredAt ?? 0))
  const [newest] = answered
  return newest ? { count: answered.length, newest: newest.text } : null
}

/** Everything a company sees of an invitation. Of other companies it sees only the questions, without the asker. */
export interface InvitationFacts extends Invited {
  images: readonly RequestImageRow[]
  questions: readonly RequestQuestionRow[]
  draft: StoredDraft | undefined
  /** Quotes of this company, newest first. */
  quotes: readonly QuoteRow[]
  lastWithRates: QuoteRow | undefined
  cityNames: CityNames
  /** The house that was begun with the company's quote. */
  houseId: string | null
}

export function presentInvited(facts: InvitationFacts): Invitation {
  const { invitation, request, images, questions, draft, quotes, lastWithRates } = facts
  return {
    id: invitation.id,
    state: invitation.state,
    request: { ...presentBrief(request, images, facts.cityNames), ...phoneOf(facts) },
    declinedAt: isoOrNull(invitation.declinedAt),
    releasedAt: seesPhone(facts) ? isoOrNull(invitation.releasedAt) : null,
    questions: questions.map((question) => presentQuestion(question, invitation.companyId)),
    draft: draft ? presentDraft(draft) : null,
    quotes: quotes.map(presentQuote),
    lastRates: lastWithRates ? ratesOf(lastWithRates) : [],
    houseId: facts.houseId,
  }
}

export function presentDraft({ draft, version }: StoredDraft): QuoteDraft {
  return { draft: JSON.parse(draft) as QuoteDraft['draft'], version }
}

/** States in which the company may see the phone number: it may still build the house. In the others it may not. */
const inTouch: readonly string[] = [...invitationMoves.passOver.from, 'chosen']

function seesPhone({ invitation, request: { phone } }: Invited): boolean {
  return invitation.phoneReleased === 1 && inTouch.includes(invitation.state) && phone !== ''
}

function phoneOf(invited: Invited) {
  if (!seesPhone(invited)) return {}
  const { phone } = invited.request
  const chat = canChat(phone) ? { whatsappLink: `https://wa.me/${phone.slice(1)}` } : {}
  return { phone: displayPhone(phone), ...chat }
}

function presentQuestion(row: RequestQuestionRow, companyId: string | null): CompanyQuestion {
  return {
    id: row.id,
    by: row.askedBy,
    mine: row.companyId === companyId,
    text: row.text,
    answer: row.answer,
    askedAt: asTime(row.askedAt),
    answeredAt: isoOrNull(row.answeredAt),
  }
}

function ratesOf({ body }: QuoteRow): Invitation['lastRates'] {
  const form = JSON.parse(body) as QuoteForm
  if (!('prices' in form)) return []
  return form.prices.flatMap((price) =>
    price.kind === 'per-unit' ? [{ id: price.id, ratePkr: price.ratePkr }] : [],
  )
}

function asTime(ms: number): string {
  return new Date(ms).toISOString()
}
