import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Context } from '@tameer/api/src/context/context.ts'
import { dayInPakistan, dayMs, startInPakistan } from '@tameer/api/src/core/day-in-pakistan.ts'
import { randomToken } from '@tameer/api/src/core/secrets/random.ts'
import type { Writer } from '@tameer/api/src/db/database.ts'
import type { HouseEntryRecord, HouseStageRecord } from '@tameer/api/src/db/tables/house-schema.ts'
import { daysLater, fallbackName, houseLimits, privatePrefix, webpName, widthsFor } from '@tameer/contract'
import { plannedDays } from '@tameer/houses'
import { type SizedPicture, sizePath, sizePictures } from './demo-pictures.ts'
import { companyIdOf, demoCompanies } from './facts/demo-companies.ts'
import {
  type DemoAuthor,
  type DemoHouse,
  type DemoLine,
  demoHouseKeys,
  demoHouses,
} from './facts/demo-houses.ts'
import { demoId } from './facts/demo-ids.ts'
import { storeForms } from './store-pictures.ts'

const minuteMs = 60_000
const siteNames = { rafiq: 'Ustad Rafiq', tariq: 'Uncle Tariq' } as const

/** A picture of a house: stored under a private name of its own. */
export interface HousePictureOfDemo extends Pick<SizedPicture, 'file' | 'width' | 'height'> {
  sha256: string
  bytes: number
}

/** Pictures of each house in the order in which its lines name them. */
export type PicturesOfHouses = readonly (readonly HousePictureOfDemo[])[]

/** Stores the pictures of the houses: those of the repository, each under a private name. */
export async function storeHousePictures(
  tools: Pick<Context, 'images' | 'config'>,
): Promise<PicturesOfHouses> {
  const paths = demoHouses.map(({ lines }) =>
    lines.flatMap(({ pictures = [] }) => pictures.map((path) => `projects/${path}`)),
  )
  const sized = await sizePictures([...new Set(paths.flat())])
  const byPath = new Map(sized.map((picture) => [picture.path, picture]))
  let number = 0
  const stored = paths.map((ofHouse) =>
    ofHouse.map((path) => {
      number += 1
      const source = byPath.get(path)
      if (!source) throw new Error(`the demo has no picture ${path}`)
      return { source, file: privatePrefix + demoId('house-picture', number) }
    }),
  )
  await storeForms(
    tools,
    stored.flat().map(({ source, file }) => [
      { name: fallbackName(file), path: sizePath(fallbackName(source.file)) },
      ...widthsFor(source.width, 'house').map((width) => ({
        name: webpName(file, width),
        path: sizePath(webpName(source.file, width)),
      })),
    ]),
  )
  return Promise.all(
    stored.map((ofHouse) =>
      Promise.all(
        ofHouse.map(async ({ source: { file: from, width, height }, file }) => {
          const jpeg = await readFile(sizePath(fallbackName(from)))
          const sha256 = createHash('sha256').update(jpeg).digest('hex')
          return { file, width, height, sha256, bytes: jpeg.length }
        }),
      ),
    ),
  )
}

/** Stores the houses with their diaries. The companies must exist already. */
export async function loadHouses(context: Context, trx: Writer, pictures: PicturesOfHouses): Promise<void> {
  for (const [number, house] of demoHouses.entries()) {
    const startsOn = daysLater(dayInPakistan(context.clock()), -house.begunDaysAgo)
    const made = { number, house, id: demoId('house', number), startsOn }
    await insertHouse(context, trx, made)
    await insertKeys(context, trx, made)
    await insertStages(trx, made)
    await insertMoney(trx, made)
    await insertSnags(trx, made)
    await insertLines(trx, made, pictures[number] ?? [])
  }
}

interface Made {
  number: number
  house: DemoHouse
  id: string
  startsOn: string
}

/** Id of a part of a house: the same on every machine. */
function partId({ number }: Made, part: 'stage' | 'line' | 'change' | 'payment', place: number): string {
  const first = { stage: 100, line: 200, change: 400, payment: 500 }
  return demoId('house-thing', number * 1000 + first[part] + place)
}

function timeOf({ startsOn }: Made, { day, minute }: Pick<DemoLine, 'day' | 'minute'>): number {
  return startInPakistan(startsOn) + day * dayMs + minute * minuteMs
}

function builderOf({ company }: DemoHouse): string {
  return demoCompanies.find(({ key }) => key === company)?.name ?? ''
}

async function insertHouse({ hashSecret }: Context, trx: Writer, made: Made): Promise<void> {
  const { house, id, startsOn } = made
  const { answers, bill, priceBook } = house.estimate
  const { plotSize, plotUnit, marlaStandardSft } = answers
  const email = `${house.name.split(' ')[0]?.toLowerCase()}@demo.tameer.example`
  const begunAt = timeOf(made, { day: 0, minute: 600 })
  await trx
    .insertInto('houses')
    .values({
      id,
      basis: house.company ? 'quote' : 'estimate',
      state: 'open',
      companyId: house.company ? companyIdOf(house.company) : null,
      requestId: null,
      quoteId: null,
      builder: builderOf(house),
      city: 'Lahore',
      locality: house.locality,
      plot: JSON.stringify({ plotSize, plotUnit, marlaStandardSft }),
      coveredAreaSft: bill.coveredAreaSft,
      answers: JSON.stringify(answers),
      priceBook: priceBook.version,
      bill: JSON.stringify(bill),
      materials: house.company ? null : JSON.stringify(house.estimate.materials),
      basePkr: house.basePkr,
      taxOnTop: 0,
      startsOn,
      weeks: house.weeks,
      language: 'en',
      email: house.company ? email : null,
      emailKey: house.company ? email : null,
      emailConfirmedAt: house.company ? begunAt + dayMs : null,
      madeFingerprint: hashSecret('house-made', id),
      seq: house.lines.length,
      createdAt: begunAt,
      actedAt: timeOf(made, house.lines.at(-1) ?? { day: 0, minute: 600 }),
      closedAt: null,
      closeReason: null,
      heldAt: null,
      erasedAt: null,
    })
    .execute()
}

/** Keys of the first house are known; nobody has one of the second. */
async function insertKeys({ hashSecret }: Context, trx: Writer, made: Made): Promise<void> {
  const { number, id, startsOn } = made
  const known = number === 0
  const today = (day: number) => daysLater(startsOn, day)
  const key = (place: number, kind: 'own' | 'family' | 'site', text: string) => ({
    ...{ houseId: id, id: authorIdOf(made, place), kind, keyHash: hashSecret('house-key', text), money: 0 },
    ...{ name: '', madeOn: startsOn, usedOn: null as string | null },
  })
  const rows = [key(0, 'own', known ? demoHouseKeys.own : randomToken())]
  if (known) {
    rows.push(
      key(1, 'family', demoHouseKeys.family),
      { ...key(2, 'site', demoHouseKeys.site), name: siteNames.rafiq, usedOn: today(208) },
      { ...key(3, 'site', randomToken()), name: siteNames.tariq, usedOn: today(194) },
    )
  }
  await trx.insertInto('houseKeys').values(rows).execute()
}

function authorIdOf({ number }: Made, place: number): string {
  return demoId('house-thing', number * 1000 + place)
}

/** The author of a line, as its row names it. */
function authorOf(made: Made, by: DemoAuthor): Pick<HouseEntryRecord, 'side' | 'authorId' | 'who'> {
  const { house } = made
  if (by === 'family') return { side: 'family', authorId: null, who: '' }
  if (by === 'builder') {
    return { side: 'builder', authorId: companyIdOf(house.company ?? ''), who: builderOf(house) }
  }
  return { side: 'site', authorId: authorIdOf(made, by === 'rafiq' ? 2 : 3), who: siteNames[by] }
}

async function insertStages(trx: Writer, made: Made): Promise<void> {
  const { house, id: houseId, startsOn } = made
  const days = plannedDays({ startsOn, weeks: house.weeks, stages: house.stages })
  const rows = house.stages.map(({ stage, due, percent, sharePkr }, position): HouseStageRecord => {
    const mine = [...house.lines.entries()].filter(([, line]) => line.stage === position)
    const lineOf = (kind: DemoLine['kind']) => mine.find(([, line]) => line.kind === kind)
    const [claim, agreed, begun] = [lineOf('claim'), lineOf('agreed'), lineOf('begun')]
    const isBefore = due === 'before-work'
    const agreedAt = isBefore ? timeOf(made, { day: 0, minute: 600 }) : agreed && timeOf(made, agreed[1])
    const state = agreedAt ? 'agreed' : claim ? 'claimed' : begun ? 'begun' : 'planned'
    return {
      ...{ houseId, id: partId(made, 'stage', position), position, stage, due, sharePkr, state },
      percentHundredths: percent === null ? null : Math.round(percent * 100),
      plannedOn: days[position] ?? null,
      claimId: claim ? partId(made, 'line', claim[0]) : null,
      questionId: null,
      doneOn: claim ? daysLater(startsOn, claim[1].day) : null,
      agreedAt: agreedAt ?? null,
      withoutClaim: 0,
    }
  })
  await trx.insertInto('houseStages').values(rows).execute()
}

/** Stores the changes and payments that the lines write down and answer. */
async function insertMoney(trx: Writer, made: Made): Promise<void> {
  const { house, id: houseId, startsOn } = made
  const { changes, payments } = house
  const linesOf = (kind: string, thing: number) =>
    [...house.lines.entries()].filter(([, line]) => line.kind.startsWith(kind) && line.thing === thing)
  for (const [place, { stage, by, ...change }] of changes.entries()) {
    const [proposed, answered] = linesOf('change-', place)
    if (!proposed || !answered) continue
    const at = timeOf(made, proposed[1])
    const { authorId } = authorOf(made, by)
    await trx
      .insertInto('houseChanges')
      .values({
        ...{
          houseId,
          id: partId(made, 'change', place),
          seq: proposed[0] + 1,
          ...change,
          side: by,
          authorId,
        },
        ...{ stageId: partId(made, 'stage', stage), at, until: at + houseLimits.changeDays * dayMs },
        ...{ state: 'agreed', answeredAt: timeOf(made, answered[1]) },
      })
      .execute()
  }
  for (const [place, { stage, pkr, way }] of payments.entries()) {
    const [noted, confirmed] = linesOf('payment-', place)
    if (!noted || !confirmed) continue
    await trx
      .insertInto('housePayments')
      .values({
        ...{ houseId, id: partId(made, 'payment', place), seq: noted[0] + 1, pkr, way, note: '' },
        ...{ stageId: partId(made, 'stage', stage), day: daysLater(startsOn, noted[1].day), side: 'family' },
        ...{ authorId: null, at: timeOf(made, noted[1]), state: 'confirmed', corrects: null },
        answeredAt: timeOf(made, confirmed[1]),
      })
      .execute()
  }
}

/** Stores the faults that the lines name and answer. A fault has the id of the line that names it. */
async function insertSnags(trx: Writer, made: Made): Promise<void> {
  const lines = [...made.house.lines.entries()].filter(([, { kind }]) => kind.startsWith('snag'))
  for (const [named, { thing, place = '' }] of lines.filter(([, { kind }]) => kind === 'snag')) {
    const mine = lines.filter(([, line]) => line.thing === thing)
    const mended = mine.find(([, { kind }]) => kind === 'snag-mended')
    const [, newest] = mine.at(-1) ?? []
    await trx
      .insertInto('houseSnags')
      .values({
        houseId: made.id,
        id: partId(made, 'line', named),
        seq: named + 1,
        place,
        state: newest?.kind === 'snag-accepted' ? 'accepted' : mended ? 'mended' : 'open',
        mendingId: mended ? partId(made, 'line', mended[0]) : null,
        movedAt: timeOf(made, newest ?? { day: 0, minute: 0 }),
      })
      .execute()
  }
}

async function insertLines(trx: Writer, made: Made, pictures: readonly HousePictureOfDemo[]): Promise<void> {
  const { house, id: houseId } = made
  let shown = 0
  for (const [place, line] of house.lines.entries()) {
    const id = partId(made, 'line', place)
    const author = authorOf(made, line.by)
    const at = timeOf(made, line)
    const change = line.kind.startsWith('change-') ? house.changes[line.thing ?? 0]?.what : undefined
    await trx
      .insertInto('houseEntries')
      .values({
        ...{ houseId, id, seq: place + 1, kind: line.kind, ...author, at, gone: line.gone ? 'author' : null },
        stageId: line.stage === undefined ? null : partId(made, 'stage', line.stage),
        text: change ?? line.text ?? '',
      })
      .execute()
    const mine = pictures.slice(shown, shown + (line.pictures?.length ?? 0))
    shown += mine.length
    if (mine.length === 0) continue
    const rows = mine.map(({ file, width, height, sha256, bytes }, position) => ({
      ...{ houseId, id: file.slice(privatePrefix.length), file, width, height, bytes, position },
      ...{ kind: 'work' as const, takenAt: at - 5 * minuteMs, sentSha256: sha256, storedSha256: sha256 },
      ...{
        side: author.side,
        authorId: author.authorId,
        thing: 'entry' as const,
        thingId: id,
        createdAt: at,
      },
    }))
    await trx.insertInto('housePictures').values(rows).execute()
  }
}
