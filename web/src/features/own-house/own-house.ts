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
}

const stored = storedText('ownHouse')

/** Returns whether the device keeps it beyond this page. */
export function keepOwnHouse(house: OwnHouse): boolean {
  return stored.write(JSON.stringify(house))
}

export function hasOwnHouse(): boolean {
  return readHouse(stored.read()) !== null
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
    return whole ? (found as OwnHouse) : null
  } catch {
    return null
  }
}
