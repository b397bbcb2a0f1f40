import type { HouseStage } from '@tameer/contract'
import type { HouseStageRecord } from '../../db/tables/house-schema.ts'
import { isMine } from './house-acts.ts'
import type { HouseFacts } from './house-facts.ts'
import { iso, isoOrNull, lineTextOf, picturesOfLine } from './house-presenter.ts'
import { takeBackUntil } from './stage-service.ts'

/** A stage with the claim and the question that stand. Without sums for a caller that sees no money. */
export function presentStage(facts: HouseFacts, stage: HouseStageRecord): HouseStage {
  const { caller, standingById } = facts
  const standing = standingById.get(stage.id)
  const { percentHundredths, sharePkr } = stage
  return {
    id: stage.id,
    position: stage.position,
    stage: stage.stage,
    due: stage.due,
    ...(caller.seesMoney
      ? {
          percent: percentHundredths === null ? null : percentHundredths / 100,
          sharePkr,
          duePkr: standing?.duePkr ?? sharePkr,
        }
      : { percent: null, sharePkr: null, duePkr: null }),
    plannedOn: stage.plannedOn,
    shiftedOn: standing?.shiftedOn ?? null,
    lateDays: standing?.lateDays ?? 0,
    state: stage.state,
    agreedAt: isoOrNull(stage.agreedAt),
    takeBackUntil: isoOrNull(openUntil(facts, stage)),
    withoutClaim: stage.state === 'agreed' && stage.withoutClaim === 1,
    claim: claimOf(facts, stage),
    question: questionOf(facts, stage),
  }
}

/** Time until which the agreement can be taken back, ms; null when it cannot any more. */
function openUntil({ house, payments, now }: HouseFacts, stage: HouseStageRecord): number | null {
  const until = takeBackUntil(stage)
  if (until === null || now > until || house.state !== 'open') return null
  const isPaid = payments.some(
    ({ stageId, at, state }) =>
      stageId === stage.id && at > (stage.agreedAt ?? 0) && (state === 'noted' || state === 'confirmed'),
  )
  return isPaid ? null : until
}

function claimOf(
  { caller, entries, pictures }: HouseFacts,
  { claimId }: HouseStageRecord,
): HouseStage['claim'] {
  const entry = entries.get(claimId ?? '')
  if (!entry) return null
  return {
    id: entry.id,
    at: iso(entry.at),
    by: entry.side,
    who: entry.who,
    text: lineTextOf(entry),
    images: picturesOfLine(caller, entry, pictures),
    mine: isMine(caller, entry),
  }
}

function questionOf(
  { entries }: HouseFacts,
  { state, questionId }: HouseStageRecord,
): HouseStage['question'] {
  const entry = state === 'questioned' ? entries.get(questionId ?? '') : undefined
  return entry ? { id: entry.id, at: iso(entry.at), text: lineTextOf(entry) } : null
}
