import { dayMs, type HouseWait, houseLimits as limits } from '@tameer/contract'
import { isOurs } from './house-acts.ts'
import type { HouseFacts } from './house-facts.ts'
import { iso } from './house-presenter.ts'

type Waiting = Omit<HouseWait, 'since'> & { at: number }

/** Things that wait for the caller's side, oldest first. */
export function waitsOf(facts: HouseFacts): HouseWait[] {
  const { house } = facts
  const open = house.state === 'open' ? [...claims(facts), ...changes(facts), ...snags(facts)] : []
  return [...open, ...payments(facts)]
    .sort((one, other) => one.at - other.at)
    .map(({ at, ...wait }) => ({ ...wait, since: iso(at) }))
}

function claims({ caller, stages, entries }: HouseFacts): Waiting[] {
  const isFamily = caller.side === 'family'
  const wanted = isFamily ? 'claimed' : 'questioned'
  return stages.flatMap((stage) => {
    const entry = entries.get((isFamily ? stage.claimId : stage.questionId) ?? '')
    if (stage.state !== wanted || !entry) return []
    return isFamily
      ? { kind: 'claim' as const, id: entry.id, at: entry.at }
      : { kind: 'question' as const, id: stage.id, at: entry.at }
  })
}

function changes({ caller, changes: all, now }: HouseFacts): Waiting[] {
  if (!caller.seesMoney) return []
  return all
    .filter((change) => change.state === 'proposed' && change.until > now && !isOurs(caller, change))
    .map(({ id, at }) => ({ kind: 'change', id, at }))
}

/** A fault that was mended waits for the family, an open one for the builder's side. */
function snags({ caller, snags: all }: HouseFacts): Waiting[] {
  const wanted = caller.side === 'family' ? 'mended' : 'open'
  return all
    .filter(({ state }) => state === wanted)
    .map(({ id, movedAt }) => ({ kind: 'snag', id, at: movedAt }))
}

/** Payments can be confirmed for some days after the house was closed too. */
function payments({ caller, house, payments: all, now }: HouseFacts): Waiting[] {
  const isOver = house.closedAt !== null && now > house.closedAt + limits.confirmDays * dayMs
  if (!caller.seesMoney || isOver) return []
  return all
    .filter((payment) => payment.state === 'noted' && !isOurs(caller, payment))
    .map(({ id, at }) => ({ kind: 'payment', id, at }))
}
