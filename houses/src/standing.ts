// Everything that is shown of a house on a day: what its stages come to, how late they are, its sums, its day.
import type { Due } from '@tameer/quotes'
import { daysBetween, daysLater } from './days.ts'
import { type HouseBasis, type HouseMoney, moneyOf, type PaymentOfHouse } from './money.ts'

export interface StageOfHouse {
  readonly id: string
  readonly due: Due
  /** Whole rupees. */
  readonly sharePkr: number
  readonly plannedOn: string | null
  readonly state: 'planned' | 'begun' | 'claimed' | 'questioned' | 'agreed'
  /** Day of the claim that stands, or on which the family said that it is done; null without either. */
  readonly doneOn: string | null
}

export interface ChangeOfHouse {
  readonly stageId: string
  /** Whole rupees; negative when it costs less. */
  readonly pkr: number
  /** Days that it adds; negative when it saves some. */
  readonly days: number
  readonly state: 'proposed' | 'agreed' | 'declined' | 'withdrawn' | 'lapsed'
}

export interface HouseOnADay {
  readonly basis: HouseBasis
  readonly startsOn: string
  /** In the order of their positions. */
  readonly stages: readonly StageOfHouse[]
  readonly changes: readonly ChangeOfHouse[]
  readonly payments: readonly PaymentOfHouse[]
  /** The day in Pakistan; of a closed house the day on which it was closed. */
  readonly today: string
}

export interface StageStanding {
  readonly id: string
  /** Its share with the agreed changes that name it, whole rupees. */
  readonly duePkr: number
  /** The planned day with the days of agreed changes up to this stage; null without a planned day. */
  readonly shiftedOn: string | null
  readonly lateDays: number
}

/** `beginsIn`: days until work begins. `day` counts from 1; `of` is null where no stage has a day. */
export type HouseDay = { readonly beginsIn: number } | { readonly day: number; readonly of: number | null }

export interface Standing {
  /** In the order of the house. */
  readonly stages: readonly StageStanding[]
  readonly money: HouseMoney
  readonly handoverOn: string | null
  readonly day: HouseDay
}

/** Reckons a house. The order of changes and payments does not matter. */
export function standingOf(house: HouseOnADay): Standing {
  const { basis, startsOn, payments, today } = house
  const agreed = house.changes.filter(({ state }) => state === 'agreed')
  const days = shiftedDays(house.stages, agreed)
  const duesPkr = house.stages.map((stage) => dueOfStage(stage, agreed))
  const first = house.stages.findIndex(({ state }) => state !== 'claimed' && state !== 'agreed')
  const handoverOn = handoverOf(house.stages, days)
  return {
    stages: house.stages.map((stage, place) => ({
      id: stage.id,
      duePkr: duesPkr[place] ?? 0,
      shiftedOn: days[place] ?? null,
      lateDays: lateDaysOf(days[place] ?? null, place === first ? today : doneOnOf(stage)),
    })),
    money: moneyOf(
      basis,
      house.stages.map(({ sharePkr, state }, place) => ({
        sharePkr,
        duePkr: duesPkr[place] ?? 0,
        agreed: state === 'agreed',
      })),
      payments,
    ),
    handoverOn,
    day: dayOf({ startsOn, handoverOn, today }),
  }
}

/** True when a change leaves its stage, and so the contract, at 0 rupees or more. False for a stage of another house. */
export function wouldHold(
  { stages }: Pick<Standing, 'stages'>,
  { stageId, pkr }: Pick<ChangeOfHouse, 'stageId' | 'pkr'>,
): boolean {
  const stage = stages.find(({ id }) => id === stageId)
  return stage !== undefined && stage.duePkr + pkr >= 0
}

/** The day of a house in words' terms: how far it is, or how long until it begins. */
export function dayOf({
  startsOn,
  handoverOn,
  today,
}: {
  startsOn: string
  handoverOn: string | null
  today: string
}): HouseDay {
  const day = daysBetween(startsOn, today) + 1
  if (day < 1) return { beginsIn: 1 - day }
  return { day, of: handoverOn === null ? null : daysBetween(startsOn, handoverOn) + 1 }
}

function dueOfStage({ id, sharePkr }: StageOfHouse, agreed: readonly ChangeOfHouse[]): number {
  return agreed.reduce((sum, { stageId, pkr }) => (stageId === id ? sum + pkr : sum), sharePkr)
}

/** The planned day of each stage, with the days of agreed changes that name it or an earlier one. */
function shiftedDays(stages: readonly StageOfHouse[], agreed: readonly ChangeOfHouse[]): (string | null)[] {
  let shift = 0
  return stages.map(({ id, plannedOn }) => {
    for (const { stageId, days } of agreed) if (stageId === id) shift += days
    return plannedOn === null ? null : daysLater(plannedOn, shift)
  })
}

/** The day of the last stage that has one. A payment before work is no handover. */
function handoverOf(stages: readonly StageOfHouse[], days: readonly (string | null)[]): string | null {
  const inWork = days.filter((_, place) => stages[place]?.due !== 'before-work')
  return inWork.findLast((day) => day !== null) ?? null
}

/** The family's slowness is nobody's delay: an agreed stage was done when it was claimed. */
function doneOnOf({ state, doneOn }: StageOfHouse): string | null {
  return state === 'claimed' || state === 'agreed' ? doneOn : null
}

function lateDaysOf(shiftedOn: string | null, day: string | null): number {
  return shiftedOn === null || day === null ? 0 : Math.max(0, daysBetween(shiftedOn, day))
}
