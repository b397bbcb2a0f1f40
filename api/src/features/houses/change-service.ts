import { type changeAnswer, dayMs, houseLimits as limits, type newChange, problem } from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { conflict, forbidden, invalidField, notFound } from '../../core/errors.ts'
import {
  insertHouseChange,
  listHouseChanges,
  listHousesToLapse,
  moveChange,
} from '../../db/queries/houses/house-changes.ts'
import { holdHouse } from '../../db/queries/houses/houses.ts'
import type { HouseChangeRecord } from '../../db/tables/house-schema.ts'
import { requireStage } from './entry-service.ts'
import {
  actOnHouse,
  addLine,
  attach,
  type HouseAct,
  hasPictures,
  isAlone,
  isMine,
  isOurs,
  moneySide,
  requireOpen,
} from './house-acts.ts'
import { askOther, tellOther } from './tell.ts'

type ChangeForm = z.output<typeof newChange>

const atOnce = 100

/** Proposes a change of the price and the days. With nobody on the other side it is agreed at once, by word. */
export async function propose(context: Context, caller: HouseCaller, form: ChangeForm): Promise<void> {
  const pictureIds = [...new Set(form.pictureIds)]
  await actOnHouse(context, caller, async (act) => {
    const { trx, house, now } = act
    if (Math.abs(form.pkr) > house.basePkr) throw invalidField('pkr', 'wholeRupees')
    const changes = await listHouseChanges(trx, house.id)
    if (await isStored(act, changes, form, pictureIds)) return
    requireOpen(act)
    await requireHolds(act, changes, form)
    if (changes.length >= limits.changes) throw conflict('houseFull')
    if (changes.filter((one) => waits(one, now)).length >= limits.changesWaiting)
      throw conflict('tooManyWaiting')
    const byWord = await isAlone(act)
    const kind = byWord ? 'change-agreed' : 'change-proposed'
    const { seq } = await addLine(act, { kind, stageId: form.stageId, text: form.what })
    await insertHouseChange(trx, {
      houseId: house.id,
      id: form.id,
      seq,
      what: form.what,
      why: form.why,
      pkr: form.pkr,
      days: form.days,
      stageId: form.stageId,
      side: moneySide(caller),
      authorId: caller.authorId,
      at: now,
      until: now + limits.changeDays * dayMs,
      state: byWord ? 'agreed' : 'proposed',
      byWord: byWord ? 1 : 0,
      answerText: '',
      answeredAt: byWord ? now : null,
    })
    await attach(act, { thing: 'change', thingId: form.id }, 'work', pictureIds)
    if (!byWord) await askOther(act, 'change-proposed', 'change-waits', form.id)
  })
}

async function isStored(
  act: HouseAct,
  changes: readonly HouseChangeRecord[],
  form: ChangeForm,
  pictureIds: readonly string[],
): Promise<boolean> {
  const found = changes.find(({ id }) => id === form.id)
  if (!found) return false
  const fields = ['what', 'why', 'pkr', 'days', 'stageId'] as const
  const isSame =
    isMine(act.caller, found) &&
    fields.every((field) => found[field] === form[field]) &&
    (await hasPictures(act, form.id, pictureIds))
  if (!isSame) throw conflict('sameIdOtherBody')
  return true
}

/** Throws `conflict` when the stage of a change is agreed already, or would come to less than nothing with it. */
async function requireHolds(
  act: HouseAct,
  changes: readonly HouseChangeRecord[],
  { stageId, pkr }: Pick<HouseChangeRecord, 'stageId' | 'pkr'>,
): Promise<void> {
  const { state, stage, sharePkr } = await requireStage(act, stageId)
  if (state === 'agreed') throw conflict(problem('stageAgreed', { stage }))
  const duePkr = changes.reduce(
    (sum, one) => (one.state === 'agreed' && one.stageId === stageId ? sum + one.pkr : sum),
    sharePkr,
  )
  if (duePkr + pkr < 0) throw conflict(problem('belowNothing', { pkr: duePkr }))
}

/** Agrees to a change of the other side, or declines it. */
export function answer(
  context: Context,
  caller: HouseCaller,
  id: string,
  { agree, text }: z.output<typeof changeAnswer>,
): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const { trx, house, now } = act
    const changes = await listHouseChanges(trx, house.id)
    const change = changes.find((one) => one.id === id)
    if (!change) throw notFound()
    if (isOurs(caller, change)) throw forbidden('notYours')
    if (change.state === (agree ? 'agreed' : 'declined')) return
    requireOpen(act)
    requireWaiting(change, now)
    if (agree) await requireHolds(act, changes, change)
    const moved = await moveChange(trx, change, agree ? 'agree' : 'decline', { now, text })
    if (!moved) throw conflict('answeredAlready')
    const kind = agree ? 'change-agreed' : 'change-declined'
    await addLine(act, { kind, stageId: change.stageId, text: change.what })
    await tellOther(act, kind, { thingId: id })
  })
}

/** Takes a change of the own side back that nobody has answered. */
export function withdraw(context: Context, caller: HouseCaller, id: string): Promise<void> {
  return actOnHouse(context, caller, async (act) => {
    const { trx, house, now } = act
    const change = (await listHouseChanges(trx, house.id)).find((one) => one.id === id)
    if (!change) throw notFound()
    if (!isOurs(caller, change)) throw forbidden('notYours')
    if (change.state === 'withdrawn') return
    requireOpen(act)
    requireWaiting(change, now)
    if (!(await moveChange(trx, change, 'withdraw', { now }))) throw conflict('answeredAlready')
    await addLine(act, { kind: 'change-withdrawn', stageId: change.stageId, text: change.what })
  })
}

function requireWaiting(change: HouseChangeRecord, now: number): void {
  if (waits(change, now)) return
  const isOver = change.state === 'proposed' || change.state === 'lapsed'
  throw conflict(isOver ? 'changeLapsed' : 'answeredAlready')
}

function waits({ state, until }: HouseChangeRecord, now: number): boolean {
  return state === 'proposed' && until > now
}

/** Ends the changes of an open house that nobody answered: those whose time is over, or all of them. */
export async function lapse(act: HouseAct, which: 'late' | 'all'): Promise<number> {
  const { trx, house, now } = act
  let lapsed = 0
  for (const change of await listHouseChanges(trx, house.id)) {
    if (change.state !== 'proposed' || (which === 'late' && change.until > now)) continue
    if (!(await moveChange(trx, change, 'lapse', { now }))) continue
    await addLine(act, { kind: 'change-lapsed', stageId: change.stageId, text: change.what })
    lapsed += 1
  }
  return lapsed
}

/** Ends the changes that nobody has answered in time. Returns their number. */
export async function lapseLate({ db, clock }: Context): Promise<number> {
  let lapsed = 0
  for (;;) {
    const ids = await listHousesToLapse(db.read, clock(), atOnce)
    for (const id of ids) {
      lapsed += await db.note(async (trx) => {
        const house = await holdHouse(trx, id)
        if (house?.state !== 'open' || house.heldAt !== null) return 0
        const caller = { side: 'family', authorId: null } as const
        return lapse({ trx, house, caller, now: clock(), who: '' }, 'late')
      })
    }
    if (ids.length < atOnce) return lapsed
  }
}
