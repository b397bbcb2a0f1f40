// The sums of a house: agreed, paid, said to be paid, due and ahead. Whole rupees in exact integers.

export type HouseBasis = 'quote' | 'own-price' | 'estimate'

export interface PaymentOfHouse {
  readonly id: string
  /** Whole rupees; 0 only in a correction. */
  readonly pkr: number
  readonly by: 'family' | 'builder'
  readonly state: 'noted' | 'confirmed' | 'denied' | 'withdrawn' | 'corrected'
  /** The payment that this one replaces when it is confirmed. */
  readonly corrects: string | null
}

export interface HouseMoney {
  readonly basePkr: number
  /** The sum of all agreed changes; may be negative. */
  readonly changesPkr: number
  readonly contractPkr: number
  /** The sum of the agreed stages. */
  readonly agreedPkr: number
  /** Whole per cent of the contract, rounded down. */
  readonly agreedPercent: number
  /** Confirmed by the other side. */
  readonly paidPkr: number
  /** Noted by the family and waiting. */
  readonly saidPkr: number
  /** Due now. */
  readonly nextPkr: number
  /** Paid or said before the work was agreed. */
  readonly aheadPkr: number
  /** True when more than a tenth of the contract is ahead; never for an estimate, where material is paid first. */
  readonly warns: boolean
}

interface StageMoney {
  readonly sharePkr: number
  /** With the agreed changes that name the stage. */
  readonly duePkr: number
  readonly agreed: boolean
}

/** The sums of a house by its stages and payments, in any order. */
export function moneyOf(
  basis: HouseBasis,
  stages: readonly StageMoney[],
  payments: readonly PaymentOfHouse[],
): HouseMoney {
  const basePkr = sum(stages.map(({ sharePkr }) => sharePkr))
  const contractPkr = sum(stages.map(({ duePkr }) => duePkr))
  const agreedPkr = sum(stages.map(({ agreed, duePkr }) => (agreed ? duePkr : 0)))
  const paidPkr = paidOf(payments)
  const saidPkr = saidOf(payments)
  const aheadPkr = Math.max(0, paidPkr + saidPkr - agreedPkr)
  return {
    basePkr,
    changesPkr: contractPkr - basePkr,
    contractPkr,
    agreedPkr,
    agreedPercent: wholePercent(agreedPkr, contractPkr),
    paidPkr,
    saidPkr,
    nextPkr: Math.max(0, agreedPkr - paidPkr - saidPkr),
    aheadPkr,
    warns: basis !== 'estimate' && 10 * aheadPkr > contractPkr,
  }
}

/** The sum that agreeing to a stage makes due, besides the one that is due already, whole rupees. */
export function dueOnAgreeing(
  { agreedPkr, paidPkr, saidPkr }: Pick<HouseMoney, 'agreedPkr' | 'paidPkr' | 'saidPkr'>,
  duePkr: number,
): number {
  const openPkr = agreedPkr - paidPkr - saidPkr
  return Math.max(0, openPkr + duePkr) - Math.max(0, openPkr)
}

/** Whole per cent that a part is of a whole, rounded down; 0 of nothing. Both are whole rupees, not below zero. */
export function wholePercent(partPkr: number, wholePkr: number): number {
  if (wholePkr === 0) return 0
  const hundred = 100 * partPkr
  return (hundred - (hundred % wholePkr)) / wholePkr
}

/** Confirmed payments. One whose correction is confirmed counts no more, whatever its own row says. */
function paidOf(payments: readonly PaymentOfHouse[]): number {
  const confirmed = payments.filter(({ state }) => state === 'confirmed' || state === 'corrected')
  const replaced = new Set(confirmed.map(({ corrects }) => corrects))
  return sum(
    confirmed.filter(({ id, state }) => state === 'confirmed' && !replaced.has(id)).map(({ pkr }) => pkr),
  )
}

function saidOf(payments: readonly PaymentOfHouse[]): number {
  const waiting = payments.filter(
    ({ by, state, corrects }) => by === 'family' && state === 'noted' && corrects === null,
  )
  return sum(waiting.map(({ pkr }) => pkr))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}
