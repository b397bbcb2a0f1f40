// Names of licences and registrations that Tameer has checked.

import { siteName } from './language.ts'

export interface NamedMark {
  kind: 'pec' | 'pcatp' | 'registration' | 'ntn'
  category: string | null
}

const names = { pcatp: 'PCATP registration', registration: 'Registered', ntn: 'Tax number' }

/** `PEC C-4`. */
export const markName = ({ kind, category }: NamedMark) =>
  kind === 'pec' ? `PEC C-${category}` : names[kind]

/** All marks of a company in one line, for a narrow place. */
export const checkedMarks = (all: readonly NamedMark[]) =>
  `Checked by ${siteName}: ${all.map(markName).join(', ')}`
