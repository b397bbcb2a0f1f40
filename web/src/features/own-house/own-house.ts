import { findCityId } from '@tameer/contract'
import { useMemo } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { storedText } from '../../browser/stored-text.ts'

/**
 * The house of the person's last estimate, on this device only. The detailed estimate writes it; home, the directory
 * and messages to companies read it.
 */
export interface OwnHouse {
  /** The query of a link to its estimate, as `encodeAnswers` of the calculator writes it. */
  readonly query: string
  /** Name of the city, as the catalogue and the calculator have it. */
  readonly city: string
  readonly plotSize: number
  readonly plotUnit: string
  readonly coveredAreaSft: number
  /** `Complete` or `Grey Structure`. */
  readonly constructionType: string
  /** Most likely total in whole rupees. */
  readonly totalPkr: number
  /**
   * Another city, by its id, in which the visitor looked for companies. `stays` is true after the person said that
   * the house is not built there.
   */
  readonly elsewhere?: { readonly cityId: number; readonly stays: boolean }
}

const stored = storedText('ownHouse')

/** Stores the house. Returns true when the device keeps it after this page is closed. */
export function keepOwnHouse(house: OwnHouse): boolean {
  return stored.write(JSON.stringify(house))
}

export function hasOwnHouse(): boolean {
  return readHouse(stored.read()) !== null
}

/**
 * Notes the city of a list of companies. If it is not the house's city, the person has to be asked if the house is
 * built there. Without a city, or in the house's own, an open question is removed; an answer stays.
 */
export function lookElsewhere(cityId: number | undefined): void {
  const house = readHouse(stored.read())
  if (!house) return
  const { elsewhere, ...rest } = house
  const other = cityId !== undefined && cityId !== findCityId(house.city)
  if (other && elsewhere?.cityId !== cityId) keepOwnHouse({ ...rest, elsewhere: { cityId, stays: false } })
  if (!other && elsewhere && !elsewhere.stays) keepOwnHouse(rest)
}

/** Stores the answer that the house stays in its city: messages name it again. */
export function stayInCity(): void {
  const house = readHouse(stored.read())
  if (house?.elsewhere) keepOwnHouse({ ...house, elsewhere: { ...house.elsewhere, stays: true } })
}

/** The house for messages to companies: null while it is not decided in which city it is built. */
export function useHouseToSend(): OwnHouse | null {
  const house = useOwnHouse()
  return house && isInQuestion(house) ? null : house
}

export function isInQuestion({ elsewhere }: OwnHouse): boolean {
  return elsewhere !== undefined && !elsewhere.stays
}

export function forgetOwnHouse(): void {
  stored.write(null)
}

/**
 * Returns the house; null when there is none, when the stored text is invalid, and in prerendered HTML. Follows other
 * tabs.
 */
export function useOwnHouse(): OwnHouse | null {
  const text = useWatched(stored, null)
  return useMemo(() => readHouse(text), [text])
}

const texts = ['query', 'city', 'plotUnit', 'constructionType'] as const
const numbers = ['plotSize', 'coveredAreaSft', 'totalPkr'] as const

function readHouse(text: string | null): OwnHouse | null {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<OwnHouse> | null
    const whole =
      texts.every((name) => typeof found?.[name] === 'string') &&
      numbers.every((name) => Number.isFinite(found?.[name]))
    if (!whole) return null
    const { elsewhere, ...house } = found as OwnHouse
    return isQuestion(elsewhere) ? { ...house, elsewhere } : house
  } catch {
    return null
  }
}

function isQuestion(found: unknown): found is NonNullable<OwnHouse['elsewhere']> {
  const question = found as Partial<NonNullable<OwnHouse['elsewhere']>> | null | undefined
  return Number.isInteger(question?.cityId) && typeof question?.stays === 'boolean'
}
