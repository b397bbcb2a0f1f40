import { maxShortlisted } from '@tameer/contract'
import { useMemo } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { storedText } from '../../browser/stored-text.ts'
import { type NamedCompany, readCompanies } from './named-companies.ts'

const stored = storedText('shortlist')
const companyId = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** True when the server accepts the text as a company's id. */
export function isCompanyId(text: string): boolean {
  return companyId.test(text)
}

function read(text: string | null): NamedCompany[] {
  return readCompanies(text, maxShortlisted).filter(({ id }) => isCompanyId(id))
}

/** The companies a visitor shortlisted, in the order they were added; on this device only. Follows other tabs. */
export function useShortlist(): readonly NamedCompany[] {
  const text = useWatched(stored, null)
  return useMemo(() => read(text), [text])
}

/** Adds as many as there is room for, to the list as other tabs have it now. Returns how many did not fit. */
export function addToShortlist(companies: readonly NamedCompany[]): {
  left: number
  /** True when the device keeps the list after this page is closed. */
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

/** Replaces the list. Returns true when the device keeps it after this page is closed. */
export function writeShortlist(companies: readonly NamedCompany[]): boolean {
  const kept = companies.map(({ id, name }) => ({ id, name }))
  return stored.write(kept.length > 0 ? JSON.stringify(kept) : null)
}
