import {
  type claimQuestion,
  dayInPakistan,
  type EntryKind,
  houseLimits as limits,
  type newClaim,
  problem,
  type stageFinish,
  stageMoves,
} from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { conflict, forbidden, invalidField, notFound } from '../../core/errors.ts'
import { findHouseEntry, findNewestOfStage } from '../../db/queries/houses/house-entries.ts'
import { hasPaymentSince } from '../../db/queries/houses/house-payments.ts'
import { moveStage, type StageChange } from '../../db/queries/houses/house-stages.ts'
import type { HouseEntryRecord, HouseStageRecord } from '../../db/tables/house-schema.ts'
import { requireRoom, requireStage } from './entry-service.ts'
import {
  actOnHouse,
  addLine,
  attach,
  type HouseAct,
  isMine,
  isOurs,
  isSaid,
  requireOpen,
} from './house-acts.ts'
import { askOther, tellBuilder } from './tell.ts'

type ClaimForm = z.output<typeof newClaim>
type FinishForm = z.output<typeof stageFinish>

const hourMs = 60 * 60_000

/** Lines of the diary that move a stage. */
const moveKinds: readonly EntryKind[] = [
  'begun',
  'claim',
  'unclaimed',
  'agreed',
  'question',
  'finished',
  'taken-back',
]

interface Move {
  move: keyof typeof stageMoves
  kind: EntryKind
}

/** Says that a stage has begun. */
export function begin(context: Context, caller: HouseCaller, stageId: string): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const stage = await requireStage(act, stageId)
    const move = { move: 'begin', kind: 'begun' } as const
    if (await isMade(act, stage, move)) return
    await moveOrRefuse(act, stage, move)
    await addLine(act, { kind: 'begun', stageId })
  })
}

/** Says that a stage is done, with three pictures. A questioned stage gets a new claim in place of the one before. */
export async function claim(
  context: Context,
  caller: HouseCaller,
  stageId: string,
  form: ClaimForm,
): Promise<void> {
  const { id, text, pictureIds } = form
  if (new Set(pictureIds).size < limits.claimPictures) throw invalidField('pictureIds', 'threePictures')
  await actOnHouse(context, caller, async (act) => {
    const stage = await requireStage(act, stageId)
    if (await isSaid(act, { ...form, kind: 'claim', stageId })) return
    const change = { claimId: id, questionId: null, doneOn: dayInPakistan(act.now), withoutClaim: 0 }
    await moveOrRefuse(act, stage, { move: 'claim', kind: 'claim' }, { change })
    await requireRoom(act)
    await addLine(act, { kind: 'claim', id, stageId, text })
    await attach(act, { thing: 'entry', thingId: id }, 'work', pictureIds)
    await askOther(act, 'claim', 'claim-waits', id)
  })
}

/** Takes an own claim back. Throws `forbidden` for somebody else's. */
export function unclaim(context: Context, caller: HouseCaller, stageId: string): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const stage = await requireStage(act, stageId)
    const move = { move: 'unclaim', kind: 'unclaimed' } as const
    if (await isMade(act, stage, move, (line) => isMine(caller, line))) return
    const claimed = stage.claimId && (await findHouseEntry(act.trx, act.house.id, stage.claimId))
    if (stage.state === 'claimed' && claimed && !isMine(caller, claimed)) throw forbidden('notYours')
    await moveOrRefuse(act, stage, move, { change: { claimId: null, questionId: null, doneOn: null } })
    await addLine(act, { kind: 'unclaimed', stageId })
  })
}

/** Agrees to the claim that stands. Throws `conflict` when it is another one. */
export function agree(
  context: Context,
  caller: HouseCaller,
  stageId: string,
  claimId: string,
): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const stage = await requireStage(act, stageId)
    await requireClaim(act, stageId, claimId)
    const move = { move: 'agree', kind: 'agreed' } as const
    if (stage.claimId === claimId && (await isMade(act, stage, move))) return
    await moveOrRefuse(act, stage, move, { claimId, change: { agreedAt: act.now, withoutClaim: 0 } })
    await addLine(act, { kind: 'agreed', stageId })
    await tellBuilder(act, 'agreed', { thingId: stageId })
  })
}

/** Asks about the claim that stands; the stage waits for a new one. */
export function question(
  context: Context,
  caller: HouseCaller,
  stageId: string,
  { claimId, text }: z.output<typeof claimQuestion>,
): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const stage = await requireStage(act, stageId)
    await requireClaim(act, stageId, claimId)
    const move = { move: 'question', kind: 'question' } as const
    if (stage.claimId === claimId && (await isMade(act, stage, move, (line) => line.text === text))) return
    requireOpen(act)
    const line = await addLine(act, { kind: 'question', stageId, text })
    await moveOrRefuse(act, stage, move, { claimId, change: { questionId: line.id } })
    await askOther(act, 'questioned', 'question-waits', line.id)
  })
}

/** Agrees to a stage without a claim. */
export async function finish(
  context: Context,
  caller: HouseCaller,
  stageId: string,
  form: FinishForm,
): Promise<void> {
  const pictureIds = [...new Set(form.pictureIds)]
  await actOnHouse(context, caller, async (act) => {
    const stage = await requireStage(act, stageId)
    if (await isSaid(act, { id: form.id, kind: 'finished', stageId, text: '', pictureIds })) return
    const done = { doneOn: dayInPakistan(act.now), agreedAt: act.now, withoutClaim: 1 }
    const change = { claimId: null, questionId: null, ...done }
    await moveOrRefuse(act, stage, { move: 'finish', kind: 'finished' }, { change })
    await addLine(act, { kind: 'finished', id: form.id, stageId })
    await attach(act, { thing: 'entry', thingId: form.id }, 'work', pictureIds)
    await tellBuilder(act, 'agreed', { thingId: stageId })
  })
}

/** Takes an agreement back within 24 hours, unless a later payment names the stage. */
export function takeBack(context: Context, caller: HouseCaller, stageId: string): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const stage = await requireStage(act, stageId)
    const isPlain = stage.withoutClaim === 0
    const move = { move: isPlain ? 'takeBack' : 'unfinish', kind: 'taken-back' } as const
    if (await isMade(act, stage, move)) return
    requireOpen(act)
    if (stage.state === 'agreed' && !(await canTakeBack(act, stage))) throw conflict('tooLateToTakeBack')
    await moveOrRefuse(act, stage, move, isPlain ? {} : { change: { doneOn: null } })
    await addLine(act, { kind: 'taken-back', stageId })
  })
}

async function canTakeBack({ trx, house, now }: HouseAct, stage: HouseStageRecord): Promise<boolean> {
  const until = takeBackUntil(stage)
  if (until === null || now > until) return false
  return !(await hasPaymentSince(trx, house.id, stage.id, stage.agreedAt ?? 0))
}

/** Time until which the agreement to a stage can be taken back, ms; null for one that cannot. */
export function takeBackUntil({ state, due, agreedAt }: HouseStageRecord): number | null {
  if (state !== 'agreed' || due === 'before-work' || agreedAt === null) return null
  return agreedAt + limits.takeBackHours * hourMs
}

/** Throws `not-found` for a claim of another stage or house. */
async function requireClaim({ trx, house }: HouseAct, stageId: string, claimId: string): Promise<void> {
  const entry = await findHouseEntry(trx, house.id, claimId)
  if (entry?.kind !== 'claim' || entry.stageId !== stageId) throw notFound()
}

/** True when the stage is where the move leads to, and the caller's side has just moved it there. */
async function isMade(
  { trx, house, caller }: HouseAct,
  stage: HouseStageRecord,
  { move, kind }: Move,
  fits: (line: HouseEntryRecord) => boolean = () => true,
): Promise<boolean> {
  if (stage.state !== stageMoves[move].to) return false
  const line = await findNewestOfStage(trx, { houseId: house.id, stageId: stage.id, kinds: moveKinds })
  return line?.kind === kind && isOurs(caller, line) && fits(line)
}

async function moveOrRefuse(
  act: HouseAct,
  stage: HouseStageRecord,
  { move }: Move,
  { claimId, change }: { claimId?: string; change?: StageChange } = {},
): Promise<void> {
  requireOpen(act)
  const { houseId, id } = stage
  if (await moveStage(act.trx, { houseId, id, claimId }, move, change)) return
  if (stage.state !== 'agreed') throw conflict('newerClaim')
  const answers = move === 'agree' || move === 'question'
  throw conflict(answers ? 'answeredAlready' : problem('stageAgreed', { stage: stage.stage }))
}
