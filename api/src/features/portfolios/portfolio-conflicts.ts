import {
  displayPhone,
  type PortfolioBase,
  type PortfolioChanges,
  parsePhone,
  textsOnWire,
} from '@tameer/contract'
import { conflict } from '../../core/errors.ts'
import type { PortfolioRecord } from '../../db/queries/portfolios/portfolios.ts'

type FieldName = keyof PortfolioBase

/**
 * Throws `conflict`, with the stored values, when the form sends a field that somebody else has changed since it was
 * opened. A field without a base value, or one that equals the stored value, is no conflict.
 */
export function requireNoConflict(stored: PortfolioRecord, form: PortfolioChanges): void {
  const now = fieldsOf(stored)
  const names = (Object.keys(form.base) as FieldName[]).filter((name) => {
    const sent = form[name]
    return sent !== undefined && ![form.base[name], sent].some((one) => isSame(name, one, now[name]))
  })
  if (names.length === 0) return
  throw conflict(
    'compareAndSaveAgain',
    Object.fromEntries(names.map((name) => [name, 'changedElsewhere' as const])),
    Object.fromEntries(names.map((name) => [name, now[name]])),
  )
}

/** The stored fields in the format of the form. */
function fieldsOf(stored: PortfolioRecord): Required<PortfolioBase> {
  return {
    ...textsOnWire(stored),
    phone: displayPhone(stored.phone),
    cities: stored.cities.map(({ id }) => id),
    buildingTypes: stored.buildingTypes.map(({ id }) => id),
  }
}

/** True when two values mean the same: lists in any order, phone numbers in any spelling. */
function isSame(name: FieldName, a: unknown, b: unknown): boolean {
  const [one, other] = [a, b].map((value) => {
    if (Array.isArray(value)) return [...new Set(value)].sort().join()
    return name === 'phone' ? (parsePhone(String(value)) ?? value) : value
  })
  return one === other
}
