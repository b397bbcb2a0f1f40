import { dayInPakistan, daysLater, type EntryKind, type HouseState, houseLimits } from '@tameer/contract'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { conflict, forbidden, invalidField, notFound } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import type { Writer } from '../../db/engines/connect.ts'
import { findHouseEntry, insertHouseEntry } from '../../db/queries/houses/house-entries.ts'
import { findHouseKey, hasMoneyLink } from '../../db/queries/houses/house-keys.ts'
import { givePictures, listHousePictures, type PictureOwner } from '../../db/queries/houses/house-pictures.ts'
import { countLine, holdHouse, keepBuilder } from '../../db/queries/houses/houses.ts'
import type { HouseEntryRecord, HouseRecord } from '../../db/tables/house-schema.ts'

/** A house while somebody acts on it: locked, so that the lines of its diary get their numbers one after the other. */
export interface HouseAct {
  trx: Writer
  house: HouseRecord
  caller: Pick<HouseCaller, 'side' | 'authorId'> & Partial<HouseCaller>
  now: number
  /** Name of the caller as the diary keeps it; '' for the family. */
  who: string
}

export interface NewLine {
  kind: EntryKind
  /** By default a new one. */
  id?: string
  stageId?: string | null
  text?: string
}

/**
 * Runs an act in one transaction, with the house locked. Throws `not-found` when the house, the caller's key or its sight of
 * money ended meanwhile, and `forbidden` while the desk holds the house.
 */
export function actOnHouse<Result>(
  { db, clock }: Context,
  caller: HouseCaller,
  run: (act: HouseAct) => Promise<Result>,
): Promise<Result> {
  return db.note(async (trx) => {
    await keepBuilder(trx, caller.houseId)
    const house = await holdHouse(trx, caller.houseId)
    const who = house && (await nameOf(trx, house, caller))
    if (!house || who === undefined) throw notFound()
    if (house.heldAt !== null) throw forbidden('houseHeld')
    return run({ trx, house, caller, now: clock(), who })
  })
}

/** Undefined for a caller who is no part of the house any more. */
async function nameOf(trx: Writer, house: HouseRecord, caller: HouseCaller): Promise<string | undefined> {
  if (caller.keyHash === null) return house.companyId === caller.authorId ? house.builder : undefined
  const key = await findHouseKey(trx, house.id, [caller.keyHash])
  if (!key) return undefined
  const isSite = key.kind === 'site'
  if (isSite && key.money !== (caller.role === 'builder')) return undefined
  return isSite ? key.name : ''
}

/** Throws `conflict` when the house is closed. */
export function requireOpen({ house }: HouseAct): void {
  if (house.state !== 'open') throw conflict('houseClosed')
}

/** Adds a line to the diary of a house in one of these states. */
export async function addLine(
  act: HouseAct,
  { kind, id = newId(), stageId = null, text = '' }: NewLine,
  states: readonly HouseState[] = ['open'],
): Promise<HouseEntryRecord> {
  const { trx, house, caller, now, who } = act
  const seq = house.seq + 1
  if (!(await countLine(trx, { id: house.id, seq, now, states }))) throw conflict('houseClosed')
  house.seq = seq
  const { side, authorId } = caller
  const row = { houseId: house.id, id, seq, kind, stageId, text, side, authorId, who, at: now, gone: null }
  await insertHouseEntry(trx, row)
  return row
}

/**
 * True when this caller has stored this line before, with this text and these pictures. Throws `conflict` for another line with
 * its id.
 */
export async function isSaid(
  act: HouseAct,
  said: Required<NewLine> & { pictureIds: readonly string[] },
): Promise<boolean> {
  const found = await findHouseEntry(act.trx, act.house.id, said.id)
  if (!found) return false
  const fields = ['kind', 'stageId', 'text'] as const
  const isSame =
    isMine(act.caller, found) &&
    fields.every((field) => found[field] === said[field]) &&
    (await hasPictures(act, said.id, said.pictureIds))
  if (!isSame) throw conflict('sameIdOtherBody')
  return true
}

/** Throws `invalid` for a day on which nothing can have been paid or delivered. */
export function requirePossibleDay({ house, now }: HouseAct, day: string): void {
  const first = daysLater(house.startsOn, -houseLimits.payableDays)
  if (day < first || day > dayInPakistan(now)) throw invalidField('day', 'dayNotPossible')
}

/** Gives pictures to a thing. Throws `invalid` when one has not arrived, `conflict` when one belongs to another thing. */
export async function attach(
  { trx, house }: HouseAct,
  owner: Omit<PictureOwner, 'houseId'>,
  kind: 'work' | 'slip',
  ids: readonly string[],
): Promise<void> {
  const houseId = house.id
  if ((await givePictures(trx, { houseId, ...owner }, kind, ids)) === ids.length) return
  const taken = await trx
    .selectFrom('housePictures')
    .select('id')
    .where('houseId', '=', houseId)
    .where('id', 'in', ids)
    .where('thing', 'is not', null)
    .where('thingId', '!=', owner.thingId)
    .execute()
  throw taken.length > 0 ? conflict('sameIdOtherBody') : invalidField('pictureIds', 'pictureNotHere')
}

/** True when a thing has just these pictures. */
export async function hasPictures(
  { trx, house }: HouseAct,
  thingId: string,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await listHousePictures(trx, house.id, [thingId])
  return rows.length === ids.length && rows.every(({ id }, place) => id === ids[place])
}

/** True for something that this caller wrote. */
export function isMine(
  { side, authorId }: Pick<HouseCaller, 'side' | 'authorId'>,
  row: { side: string; authorId: string | null },
): boolean {
  return row.side === side && row.authorId === authorId
}

/** True for something that the caller's side wrote: the family's, or the builder's with the site. */
export function isOurs({ side }: Pick<HouseCaller, 'side'>, row: { side: string }): boolean {
  return (row.side === 'family') === (side === 'family')
}

/** The side as whose the caller writes about money. */
export function moneySide({ side }: Pick<HouseCaller, 'side'>): 'family' | 'builder' {
  return side === 'family' ? 'family' : 'builder'
}

/** True for the family of a house without anybody who could answer about money. */
export async function isAlone({ trx, house, caller }: HouseAct): Promise<boolean> {
  return caller.side === 'family' && house.companyId === null && !(await hasMoneyLink(trx, house.id))
}
