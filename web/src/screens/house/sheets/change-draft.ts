import { type ChangeReason, type HouseView, houseLimits, type NewHouseChange } from '@tameer/contract'
import { readFigure, readNumber } from '@tameer/figures'
import { type ChangeOfHouse, standingOf, wouldHold } from '@tameer/houses'
import * as words from '#words/house-change'
import type { Problems } from '../../../forms/form-problems.ts'
import { nextStage } from '../red-act.ts'

/** Fields of a change as a person has typed them. */
export interface ChangeDraft {
  readonly what: string
  readonly why: ChangeReason | undefined
  readonly cost: 'more' | 'less' | 'nothing'
  readonly sum: string
  readonly days: string
  readonly stageId: string
}

/** A change that has not been sent, for the stage that comes next. */
export function emptyChange(view: HouseView): ChangeDraft {
  const stage = nextStage(view) ?? view.stages.find(({ state }) => state !== 'agreed')
  return {
    what: '',
    why: undefined,
    cost: 'more',
    sum: '',
    days: '',
    stageId: stage?.id ?? '',
  }
}

/** The typed sum with its sign, whole rupees; undefined while it is none. It is 0 only when "Nothing" is chosen. */
export function pkrOf({ cost, sum }: Pick<ChangeDraft, 'cost' | 'sum'>): number | undefined {
  if (cost === 'nothing') return 0
  const pkr = readFigure(sum)
  if (pkr === undefined || !Number.isSafeInteger(pkr) || pkr <= 0) return undefined
  return cost === 'less' ? -pkr : pkr
}

/** The typed days, 0 for none; undefined for a text that is no number of days. */
export function daysOf({ days }: Pick<ChangeDraft, 'days'>): number | undefined {
  const typed = readNumber(days) ?? 0
  const { min, max } = houseLimits.days
  return Number.isInteger(typed) && typed >= min && typed <= max ? typed : undefined
}

/** The price and the day of handover once a change is agreed. */
export function afterChange(view: HouseView, change: Omit<ChangeOfHouse, 'state'>) {
  const { house } = view
  const { money, handoverOn } = standingOf({
    basis: house.basis,
    startsOn: house.startsOn,
    today: house.today,
    stages: view.stages.map(({ id, due, sharePkr, plannedOn, state }) => ({
      id,
      due,
      sharePkr: sharePkr ?? 0,
      plannedOn,
      state,
      doneOn: null,
    })),
    changes: [
      ...view.changes.map(({ stageId, pkr, days, state }) => ({ stageId, pkr: pkr ?? 0, days, state })),
      { stageId: change.stageId, pkr: change.pkr, days: change.days, state: 'agreed' },
    ],
    payments: [],
  })
  return { contractPkr: money.contractPkr, handoverOn }
}

/** Sentences about fields that are not right, by the names of the call's fields. */
export function problemsOfChange(draft: ChangeDraft, view: HouseView): Problems {
  return {
    what: draft.what.trim() === '' ? words.saysWhat : undefined,
    why: draft.why === undefined ? words.chooseWhy : undefined,
    pkr: sumProblem(draft, view),
    days: daysOf(draft) === undefined ? words.wholeDays : undefined,
  }
}

function sumProblem(draft: ChangeDraft, { stages, money }: HouseView): string | undefined {
  const pkr = pkrOf(draft)
  if (pkr === undefined) return words.wholeRupees
  if (money && Math.abs(pkr) > money.basePkr) return words.tooMuch(money.basePkr)
  const stage = stages.find(({ id }) => id === draft.stageId)
  if (!stage || stage.duePkr === null) return undefined
  const standing = { id: stage.id, duePkr: stage.duePkr, shiftedOn: null, lateDays: 0 }
  const holds = wouldHold({ stages: [standing] }, { stageId: stage.id, pkr })
  return holds ? undefined : words.belowNothing(stage.duePkr)
}

/** The call's body, but for its id; undefined while a field is not right. */
export function changeBody(
  draft: ChangeDraft,
  pictureIds: readonly string[],
): (Omit<NewHouseChange, 'id' | 'pictureIds'> & { pictureIds: string[] }) | undefined {
  const [pkr, days] = [pkrOf(draft), daysOf(draft)]
  if (draft.why === undefined || pkr === undefined || days === undefined) return undefined
  return {
    what: draft.what.trim(),
    why: draft.why,
    pkr,
    days,
    stageId: draft.stageId,
    pictureIds: [...pictureIds],
  }
}
