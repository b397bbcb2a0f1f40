import {
  apiPrefix,
  dayInPakistan,
  fallbackName,
  type HouseEntry,
  type HouseMoney,
  type HousePicture,
  type HouseView,
  type SiteLink,
  widthsFor,
} from '@tameer/contract'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { CityNames } from '../../db/queries/companies/catalogue.ts'
import type {
  HouseEntryRecord,
  HouseKeyRecord,
  HousePictureRecord,
  HouseRecord,
} from '../../db/tables/house-schema.ts'
import { isMine } from './house-acts.ts'
import type { HouseFacts } from './house-facts.ts'

type House = HouseView['house']

/** The house itself. Mailbox and links are for the family's own key. */
export function presentHouse(facts: HouseFacts, cityNames: CityNames): House {
  const { caller, house, standing, today } = facts
  return {
    id: house.id,
    basis: house.basis,
    state: house.state,
    role: caller.role,
    seesMoney: caller.seesMoney,
    alone: house.companyId === null && !facts.keys.some(({ kind, money }) => kind === 'site' && money === 1),
    ...linkNameOf(facts),
    ...cityNames(house.city),
    locality: house.locality,
    plot: plotOf(house.plot),
    coveredAreaSft: house.coveredAreaSft,
    builder: house.builder,
    companyId: house.companyId,
    taxOnTop: house.taxOnTop === 1,
    startsOn: house.startsOn,
    weeks: house.weeks,
    handoverOn: standing.handoverOn,
    today,
    closedAt: isoOrNull(house.closedAt),
    closeReason: house.closeReason,
    closeText: house.closeText,
    finalPkr: caller.seesMoney && house.state !== 'open' ? finalPkrOf(facts) : null,
    ...(caller.role === 'own' && presentOwn(house, facts.keys)),
  }
}

/** The name of the site link that the caller came by; a company comes by its session. */
function linkNameOf({ caller, keys }: HouseFacts): { linkName?: string } {
  const link = keys.find(({ id, kind }) => kind === 'site' && id === caller.authorId)
  return link ? { linkName: link.name } : {}
}

/** Sum paid at the end, with confirmations of the days after; with nobody on the other side, as the family wrote it. */
function finalPkrOf({ house, standing: { money } }: HouseFacts): number {
  return house.closedAlone === 1 ? money.paidPkr + money.saidPkr : money.paidPkr
}

function presentOwn(house: HouseRecord, keys: readonly HouseKeyRecord[]) {
  return {
    email: house.email,
    mailboxConfirmed: house.email !== null && house.emailConfirmedAt !== null,
    mailboxConfirmedOn: house.emailConfirmedAt === null ? null : dayInPakistan(house.emailConfirmedAt),
    hasFamilyKey: keys.some(({ kind }) => kind === 'family'),
    siteLinks: keys.filter(({ kind }) => kind === 'site').map(presentLink),
  }
}

function presentLink({ id, name, money, madeOn, usedOn }: HouseKeyRecord): SiteLink {
  return { id, name, money: money === 1, madeOn, usedOn }
}

/** The sums of a house. */
export function presentMoney({ standing }: HouseFacts): HouseMoney {
  const { money } = standing
  return {
    basePkr: money.basePkr,
    changesPkr: money.changesPkr,
    contractPkr: money.contractPkr,
    agreedPkr: money.agreedPkr,
    agreedPercent: money.agreedPercent,
    paidPkr: money.paidPkr,
    saidPkr: money.saidPkr,
    nextPkr: money.nextPkr,
    aheadPkr: money.aheadPkr,
    warns: money.warns,
  }
}

/** A line of the diary. What was taken back or out shows neither text nor pictures. */
export function presentEntry(
  caller: HouseCaller,
  entry: HouseEntryRecord,
  pictures: readonly HousePictureRecord[],
): HouseEntry {
  return {
    id: entry.id,
    seq: entry.seq,
    kind: entry.kind,
    stageId: entry.stageId,
    text: lineTextOf(entry),
    by: entry.side,
    who: entry.who,
    at: iso(entry.at),
    images: picturesOfLine(caller, entry, pictures),
    gone: entry.gone,
    mine: isMine(caller, entry),
  }
}

type Line = Pick<HouseEntryRecord, 'id' | 'text' | 'gone' | 'side' | 'authorId'>

/** The text of a line; '' once it is gone. */
export function lineTextOf({ text, gone }: Line): string {
  return gone === null ? text : ''
}

/** The pictures of a line that this caller sees, of those that were read. */
export function picturesOfLine(
  caller: HouseCaller,
  line: Line,
  pictures: readonly HousePictureRecord[],
): HousePicture[] {
  const mine = pictures.filter((picture) => picture.thingId === line.id)
  return mine.filter((picture) => seesPicture(caller, line, picture)).map(presentPicture)
}

/** False once the line is gone. A slip is for those who see money, and for its author. */
export function seesPicture(
  caller: HouseCaller,
  line: Omit<Line, 'id' | 'text'>,
  { kind }: Pick<HousePictureRecord, 'kind'>,
): boolean {
  return line.gone === null && (kind === 'work' || caller.seesMoney || isMine(caller, line))
}

/** The pictures of a thing, of those that were read. */
export function picturesOf(pictures: readonly HousePictureRecord[], thingId: string): HousePicture[] {
  return pictures.filter((picture) => picture.thingId === thingId).map(presentPicture)
}

export function presentPicture({
  houseId,
  id,
  file,
  width,
  height,
  takenAt,
}: HousePictureRecord): HousePicture {
  return {
    id,
    image: `${apiPrefix}/houses/${houseId}/images/${fallbackName(file)}`,
    width,
    height,
    widths: widthsFor(width, 'house'),
    takenAt: isoOrNull(takenAt),
  }
}

/** Reads the column with the plot. */
export function plotOf(plot: string | null): House['plot'] {
  return plot === null ? null : (JSON.parse(plot) as House['plot'])
}

/** Converts a moment, ms, into ISO time. */
export function iso(ms: number): string {
  return new Date(ms).toISOString()
}

/** As `iso`; null stays null. */
export function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : iso(ms)
}
