// Names of licences and registrations that Tameer has checked.

import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export interface NamedMark {
  kind: 'pec' | 'pcatp' | 'registration' | 'ntn'
  category: string | null
}

const names = {
  pcatp: 'پی سی اے ٹی پی رجسٹریشن',
  registration: 'رجسٹرڈ',
  ntn: 'ٹیکس نمبر',
}

/** `پی ای سی C-4`. */
export const markName = ({ kind, category }: NamedMark) =>
  kind === 'pec' ? `پی ای سی ${apart(`C-${category}`)}` : names[kind]

/** All marks of a company in one line, for a narrow place. */
export const checkedMarks = (all: readonly NamedMark[]) =>
  `${siteName} نے جانچ کی: ${all.map(markName).join('، ')}`
