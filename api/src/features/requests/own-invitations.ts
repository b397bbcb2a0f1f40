import {
  type InvitationFilter,
  type InvitationState,
  invitationFilters,
  type listInvitations,
  mostCounted,
} from '@tameer/contract'
import type * as z from 'zod'
import type { Context } from '../../context/context.ts'
import { decodeTimeCursor, encodeTimeCursor } from '../../core/time-cursor.ts'
import { loadCityNames } from '../../db/queries/companies/catalogue.ts'
import { countInvitationsByState, listInvitationPage } from '../../db/queries/requests/company-invitations.ts'
import { listQuestionsOf } from '../../db/queries/requests/request-questions.ts'
import { presentListed } from './invitation-presenter.ts'

type Query = z.output<(typeof listInvitations)['query']>
type Page = z.input<(typeof listInvitations)['response']>

/**
 * Returns one page of a company's invitations, with the count under each filter. Throws `invalid` for a malformed
 * cursor.
 */
export async function listOwnInvitations(
  { db }: Pick<Context, 'db'>,
  companyId: string,
  { state, limit, cursor }: Query,
): Promise<Page> {
  const after = cursor === undefined ? undefined : decodeTimeCursor(cursor, 'sentAt')
  const question = { companyId, states: state && statesOf(state), limit, after }
  const [{ rows, next }, counts] = await Promise.all([
    listInvitationPage(db.read, question),
    countInvitationsByState(db.read, companyId, mostCounted),
  ])
  const requestIds = rows.map(({ requestId }) => requestId)
  const questions = await listQuestionsOf(db.read, { companyId, requestIds })
  const cityNames = await loadCityNames(db.read)
  return {
    data: rows.map((row) =>
      presentListed(
        row,
        questions.filter(({ requestId }) => requestId === row.requestId),
        cityNames,
      ),
    ),
    nextCursor: next && encodeTimeCursor(next.sentAt, next.id),
    counts: countsOf(counts),
  }
}

function statesOf(state: InvitationFilter | InvitationState): readonly InvitationState[] {
  return state in invitationFilters
    ? invitationFilters[state as InvitationFilter]
    : [state as InvitationState]
}

function countsOf(counts: Record<InvitationState, number>): Page['counts'] {
  const sum = (states: readonly InvitationState[]) =>
    Math.min(
      states.reduce((total, state) => total + counts[state], 0),
      mostCounted,
    )
  const { new: fresh, waiting, quoted, closed } = invitationFilters
  return {
    all: sum(Object.keys(counts) as InvitationState[]),
    new: sum(fresh),
    waiting: sum(waiting),
    quoted: sum(quoted),
    closed: sum(closed),
  }
}
