import { findCityId } from '@tameer/contract'
import { useMemo } from 'react'
import { storedText } from '../../browser/stored-text.ts'
import { useWatched } from '../../browser/use-watched.ts'

/**
 * The house a person worked out last, on this device alone. Written by the detailed estimate, read wherever the house goes
 * along: home, the directory, messages to companies.
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
  /** Companies of this other city were looked for, by its id; `stays` once the person said that the house is not there. */
  readonly elsewhere?: { readonly cityId: number; readonly stays: boolean }
}

const stored = storedText('ownHouse')

/** Returns whether the device keeps it beyond this page. */
export function keepOwnHouse(house: OwnHouse): boolean {
  return stored.write(JSON.stringify(house))
}

export function hasOwnHouse(): boolean {
  return readHouse(stored.read()) !== null
}

/**
 * The city of a list of companies is another than the house's: whether one builds there instead has to be asked. Without a
 * city, or back in the house's own, an open question goes; an answer stays.
 */
export function lookElsewhere(cityId: number | undefined): void {
  const house = readHouse(stored.read())
  if (!house) return
  const { elsewhere, ...rest } = house
  const other = cityId !== undefined && cityId !== findCityId(house.city)
  if (other && elsewhere?.cityId !== cityId) keepOwnHouse({ ...rest, elsewhere: { cityId, stays: false } })
  if (!other && elsewhere && !elsewhere.stays) keepOwnHouse(rest)
}

/** The answer that the house stays where it is: it goes into messages again. */
export function stayInCity(): void {
  const house = readHouse(stored.read())
  if (house?.elsewhere) keepOwnHouse({ ...house, elsewhere: { ...house.elsewhere, stays: true } })
}

/** The house for messages to companies: none while it is open in which city it will stand. */
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

/** Null when there is none, what is stored is no house, or in prerendered HTML; follows other tabs. */
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
