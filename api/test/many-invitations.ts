import type { InvitationState } from '@tameer/contract'
import { newId } from '../src/core/secrets/ids.ts'
import type { Database } from '../src/db/database.ts'
import { insertMany } from '../src/db/many-rows.ts'

/** States of the oldest fifty invitations, in turn. All others are new, and a filter must not scan them. */
const states: InvitationState[] = ['declined', 'sent', 'seen', 'quoted', 'expired']

/** Invites a company that many times, each to another request, one in each millisecond since 1970. */
export async function fillInvitations(db: Database, companyId: string, many: number): Promise<void> {
  const rows = Array.from({ length: many }, (_, number) => {
    const state = (number < 50 ? states[number % states.length] : undefined) ?? 'sent'
    return { number, requestId: newId(), state }
  })
  await db.write(async (trx) => {
    const requests = rows.map(({ number, requestId }) => ({
      ...{ id: requestId, state: 'open' as const, service: 5, name: 'A family', email: 'a@b.example' },
      ...{ emailKey: `${number}@b.example`, phone: '', city: 'Lahore', locality: '', start: '', notes: '' },
      ...{ plot: null, coveredAreaSft: 1, answers: null, priceBook: null, totalPkr: 1, bill: null },
      ...{ keyHash: `${companyId.replaceAll('-', '')}${String(number).padStart(32, '0')}` },
      ...{ createdAt: number, openedAt: number, endsAt: 9e12 },
    }))
    await insertMany(trx, 'requests', requests)
    const invitations = rows.map(({ number, requestId, state }) => ({
      ...{ id: newId(), requestId, companyId, state, sentAt: number + 1, createdAt: number },
    }))
    await insertMany(trx, 'invitations', invitations)
  })
  await db.analyze()
}
