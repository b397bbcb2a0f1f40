import {
  dayInPakistan,
  fallbackName,
  type HouseEntry,
  type HousePicture,
  type HouseView,
  type Language,
  smallestName,
} from '@tameer/contract'
import type { HousePictureRecord } from '../../../db/tables/house-schema.ts'
import type { PaperBlock, PaperJob, PaperPicture } from '../../../images/paper/paper-job.ts'
import { paperWords } from '../../../words/paper-words.ts'
import { siteName } from '../../../words/site-name.ts'
import { clockInPakistan, dayOf, type PaperFacts, present } from './paper-facts.ts'
import { deliveriesOf, faultsOf } from './paper-material.ts'
import { changesOf, paymentsOf, stagesOf, sumsOf } from './paper-money.ts'

/** A house with more pictures shows the small ones, so that a phone can fetch its paper. */
const manyPictures = 600

interface WholeHouse {
  view: HouseView
  /** Oldest first. */
  diary: readonly HouseEntry[]
  /** Rows of all pictures, also of those that the caller does not see. */
  pictures: readonly HousePictureRecord[]
  language: Language
  /** ms. */
  now: number
}

/** The paper of a house: only what stands in the view and the diary of its caller. */
export function paperOf({ view, diary, pictures, language, now }: WholeHouse): Omit<PaperJob, 'path'> {
  const words = paperWords[language]
  const { house } = view
  const rows = new Map(pictures.map((row) => [row.id, row]))
  const city = words.nameOf({ name: house.city, nameUr: house.cityUr })
  const place = house.locality || city
  const stageNames = new Map(view.stages.map(({ id, stage }) => [id, words.stageName(stage)]))
  const facts: PaperFacts = {
    view,
    diary,
    words,
    nameOf: ({ by, who = '' }) =>
      by === 'family' ? words.theFamily : who || house.builder || words.theBuilder,
    stageNameOf: (id) => (id === null ? '' : (stageNames.get(id) ?? '')),
    lineOf: (id) => diary.find((entry) => entry.id === id)?.seq,
    picturesOf: (shown) => shown.flatMap((picture) => pictureOf(picture, rows, language)),
  }
  const title = words.title(place)
  return {
    language,
    title,
    producer: siteName,
    noPicture: words.noPicture,
    blocks: [
      { kind: 'title', text: title, below: belowTitle(facts, city) },
      ...headOf(facts, now),
      ...sumsOf(facts),
      ...stagesOf(facts),
      ...changesOf(facts),
      ...paymentsOf(facts),
      ...deliveriesOf(facts),
      ...faultsOf(facts),
      ...diaryOf(facts),
    ],
  }
}

/** A picture with its day: that in the picture, or that on which it was sent. */
function pictureOf(
  { id, takenAt }: HousePicture,
  rows: ReadonlyMap<string, HousePictureRecord>,
  language: Language,
): PaperPicture[] {
  const row = rows.get(id)
  if (!row) return []
  const words = paperWords[language]
  const at = takenAt === null ? row.createdAt : Date.parse(takenAt)
  const say = takenAt === null ? words.sentOn : words.takenOn
  const caption = say(dayInPakistan(at), clockInPakistan(at))
  const { file, width, storedSha256: sha256 } = row
  const name = rows.size > manyPictures ? smallestName(file, width, 'house') : fallbackName(file)
  return [{ name, caption, sha256 }]
}

function belowTitle({ view: { house }, words }: PaperFacts, city: string): string {
  const { plot, state } = house
  const where = plot
    ? words.plotIn(words.groupDigits(plot.plotSize), words.plotUnits[plot.plotUnit], city)
    : city
  return `${where} · ${words.houseStates[state]}`
}

function headOf({ view: { house }, words }: PaperFacts, now: number): PaperBlock[] {
  const texts = [
    words.asItStood(dayInPakistan(now), clockInPakistan(now)),
    words.byWhom,
    words.aboutPictures,
    !house.seesMoney && words.withoutSums,
  ]
  const { builder, startsOn, handoverOn, coveredAreaSft, closedAt, closeReason, closeText } = house
  const reasons = [closeReason && words.endReasons[closeReason], closeText && words.inQuotes(closeText)]
  const builds = house.basis === 'estimate' ? words.withoutBuilder : ''
  return [
    ...present(texts).map((text) => ({ kind: 'text', text }) as const),
    ...present([
      { name: words.builder, value: builder || builds },
      coveredAreaSft !== null && {
        name: words.coveredArea,
        value: words.sqFeet(words.groupDigits(coveredAreaSft)),
      },
      { name: words.workBegins, value: words.displayDate(startsOn) },
      handoverOn !== null && { name: words.handover, value: words.displayDate(handoverOn) },
      closedAt !== null && {
        name: words.closedOn,
        value: words.displayDate(dayOf(closedAt)),
        remarks: present(reasons),
      },
    ])
      .filter(({ value }) => value)
      .map((item) => ({ kind: 'item', ...item }) as const),
  ]
}

/** Every line, oldest first. What was taken back or out is a line alone. */
function diaryOf(facts: PaperFacts): PaperBlock[] {
  const { diary, words } = facts
  return [
    { kind: 'heading', text: words.diary },
    ...(diary.length === 0 ? [{ kind: 'text', text: words.nothingYet } as const] : []),
    ...diary.map((entry) => {
      const name = facts.nameOf(entry)
      const at = Date.parse(entry.at)
      return {
        kind: 'item',
        name: words.lineOf(entry.seq, name, dayInPakistan(at), clockInPakistan(at)),
        value: facts.stageNameOf(entry.stageId),
        remarks: saidIn(facts, entry),
        pictures: facts.picturesOf(entry.images),
      } as const
    }),
  ]
}

function saidIn({ words, nameOf }: PaperFacts, entry: HouseEntry): string[] {
  if (entry.gone === 'desk') return [words.takenOut]
  if (entry.gone === 'author') return [words.tookBack(nameOf(entry))]
  if (entry.kind === 'work') return present([entry.text])
  return present([words.moves[entry.kind], entry.text && words.inQuotes(entry.text)])
}
