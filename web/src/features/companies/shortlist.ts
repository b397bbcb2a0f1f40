import { maxShortlisted } from '@tameer/contract'
import { useMemo } from 'react'
import { storedText } from '../../browser/stored-text.ts'
import { useWatched } from '../../browser/use-watched.ts'
import { type NamedCompany, readCompanies } from './named-companies.ts'

const stored = storedText('shortlist')
const companyId = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Whether the server takes it for a company's id. */
export function isCompanyId(text: string): boolean {
  return companyId.test(text)
}

function read(text: string | null): NamedCompany[] {
  return readCompanies(text, maxShortlisted).filter(({ id }) => isCompanyId(id))
}

/** The companies a visitor shortlisted, in the order they came; on this device alone. Follows other tabs. */
export function useShortlist(): readonly NamedCompany[] {
  const text = useWatched(stored, null)
  return useMemo(() => read(text), [text])
}

/** Adds those that fit, beside what other tabs have added meanwhile. Returns how many are left over. */
export function addToShortlist(companies: readonly NamedCompany[]): {
  left: number
  /** Whether the device keeps it beyond this page. */
  lasts: boolean
} {
  const present = read(stored.read())
  const fresh = companies.filter(({ id }) => !present.some((one) => one.id === id))
  const all = [...present, ...fresh]
  return {
    left: Math.max(0, all.length - maxShortlisted),
    lasts: writeShortlist(all.slice(0, maxShortlisted)),
  }
}

export function takeOffShortlist(id: string): void {
  writeShortlist(read(stored.read()).filter((one) => one.id !== id))
}

/** Puts this list in the place of the present one; returns whether the device keeps it beyond this page. */
export function writeShortlist(companies: readonly NamedCompany[]): boolean {
  const kept = companies.map(({ id, name }) => ({ id, name }))
  return stored.write(kept.length > 0 ? JSON.stringify(kept) : null)
}
