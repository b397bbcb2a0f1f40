import { type HouseDelivery, type HouseView, houseLimits as limits, type Material } from '@tameer/contract'
import { readFigure } from '@tameer/figures'
import * as add from '#words/house-add'
import * as chat from '#words/house-chat'
import * as words from '#words/house-material'
import { sent, tellFamily } from '#words/house-queue'
import type { LateAct } from '../../../../features/houses/queue/queue-records.ts'
import type { Problems } from '../../../../forms/form-problems.ts'
import { figureProblem } from '../../../../lib/figure-problem.ts'
import { placeOf } from '../../house-in-words.ts'
import { nextStage } from '../../red-act.ts'
import { isPayableDay, readPkr } from '../pay/pay-draft.ts'

export type AddKind = 'work' | 'material' | 'fault'

/** Fields of all kinds as a person has typed them: what is typed stays when the kind changes. */
export interface AddDraft {
  readonly kind: AddKind
  /** The word of an entry, or what is wrong. */
  readonly text: string
  /** '' for no stage. */
  readonly stageId: string
  readonly place: string
  readonly material: Material
  readonly quantity: string
  readonly pkr: string
  /** ISO date, or '' while it is none. */
  readonly day: string
}

/** The draft at first: an entry for the stage that comes next; or the delivery that is corrected. */
export function firstAdd(view: HouseView, corrected: HouseDelivery | undefined): AddDraft {
  const { material = 'cement', quantity, pkr, day = view.house.today } = corrected ?? {}
  return {
    kind: corrected ? 'material' : 'work',
    text: '',
    stageId: nextStage(view)?.id ?? '',
    place: '',
    material,
    quantity: quantity === undefined ? '' : words.groupDigits(quantity),
    pkr: pkr === undefined || pkr === null ? '' : words.groupDigits(pkr),
    day,
  }
}

/** Most pictures that go with a kind. */
export const mostPictures: Readonly<Record<AddKind, number>> = {
  work: limits.entryPictures,
  material: limits.deliveryPictures,
  fault: limits.snagPictures,
}

/** The typed amount as a whole number; undefined while it is none that can come. */
export function readQuantity({ quantity }: Pick<AddDraft, 'quantity'>): number | undefined {
  const read = readFigure(quantity)
  if (read === undefined || !Number.isInteger(read)) return undefined
  return read >= limits.quantity.min && read <= limits.quantity.max ? read : undefined
}

/** Sentences for the fields that are not right, by the names of the call's fields. */
export function addProblems(draft: AddDraft, { house }: HouseView): Problems {
  if (draft.kind === 'fault')
    return {
      place: draft.place.trim() ? undefined : words.sayWhere,
      text: draft.text.trim() ? undefined : words.sayWhat,
    }
  if (draft.kind === 'work') return {}
  const isPrice = draft.pkr.trim() === '' || readPkr(draft, false) !== undefined
  const isAmount = readQuantity(draft) !== undefined
  return {
    quantity: isAmount ? undefined : (figureProblem(draft.quantity) ?? words.wholeQuantity),
    pkr: isPrice ? undefined : (figureProblem(draft.pkr) ?? words.wholeRupees),
    day: isPayableDay(draft.day, house) ? undefined : words.dayNotPossible,
  }
}

/** The act that the device sends, now or later. */
export function addAct(
  draft: AddDraft,
  view: HouseView,
  corrected: HouseDelivery | undefined,
  pictureIds: readonly string[],
): LateAct {
  if (draft.kind === 'material') return deliveryAct(draft, corrected, pictureIds)
  if (draft.kind === 'fault') return faultAct(draft, pictureIds)
  return entryAct(draft, view.house, pictureIds)
}

function entryAct(
  { stageId, text }: AddDraft,
  house: HouseView['house'],
  pictureIds: readonly string[],
): LateAct {
  const count = pictureIds.length
  const line = count > 0 && house.role !== 'own' && chat.picturesSent(count, placeOf(house))
  return {
    call: 'addHouseEntry',
    ids: {},
    body: {
      stageId: stageId || null,
      text: text.trim(),
      pictureIds,
    },
    pictureKind: 'work',
    title: count > 0 ? add.pictures(count) : words.quoted(text.trim()),
    said: sent,
    told: line ? { line, label: tellFamily } : undefined,
  }
}

function deliveryAct(
  draft: AddDraft,
  corrected: HouseDelivery | undefined,
  pictureIds: readonly string[],
): LateAct {
  const { material, day } = draft
  const quantity = readQuantity(draft) ?? 0
  return {
    call: 'addDelivery',
    ids: {},
    body: {
      material,
      quantity,
      pkr: readPkr(draft, false) ?? null,
      day,
      pictureIds,
      corrects: corrected?.id ?? null,
    },
    pictureKind: 'slip',
    title: words.named(words.materials[material], words.amount(quantity, material)),
    said: sent,
  }
}

function faultAct({ place, text }: AddDraft, pictureIds: readonly string[]): LateAct {
  return {
    call: 'addSnag',
    ids: {},
    body: {
      place: place.trim(),
      text: text.trim(),
      pictureIds,
    },
    pictureKind: 'work',
    title: words.named(words.aFault, place.trim()),
    said: sent,
  }
}
