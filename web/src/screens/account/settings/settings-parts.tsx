import type { SettingsPart } from '@tameer/contract'
import { type ComponentType, lazy, type ReactNode } from 'react'
import * as words from '#words/settings'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { SettingsContact } from './settings-contact.tsx'
import type { Known, PartProps } from './settings-known.ts'
import { SettingsProfile } from './settings-profile.tsx'
import * as summaries from './settings-summaries.tsx'

type Later = typeof import('./settings-later.ts')

/** A part that the first paint can do without. */
function later(name: keyof Later) {
  return lazy<ComponentType<PartProps>>(async () => {
    const parts = await importWithRetry(() => import('./settings-later.ts'))
    return { default: parts[name] }
  })
}

interface Part {
  id: SettingsPart
  title: string
  /** Its content in words, item by item; empty while it is not known. */
  summary: (known: Known) => readonly ReactNode[]
  Content: ComponentType<PartProps>
  /** True for the first of a group. */
  divided?: true
}

/** The parts of the settings in their order, on every width: first those that visitors see something of. */
export const settingsParts: readonly Part[] = [
  {
    id: 'profile',
    title: words.profile,
    summary: () => [words.profileSummary],
    Content: SettingsProfile,
  },
  { id: 'contact', title: words.contact, summary: summaries.ofContact, Content: SettingsContact },
  { id: 'facts', title: words.aboutCompany, summary: summaries.ofFacts, Content: later('SettingsFacts') },
  { id: 'rates', title: words.yourRates, summary: summaries.ofRates, Content: later('SettingsRates') },
  { id: 'marks', title: words.licences, summary: summaries.ofMarks, Content: later('SettingsMarks') },
  { id: 'email', title: words.emailAddress, summary: summaries.ofEmail, Content: later('SettingsEmail') },
  {
    id: 'language',
    title: words.mailLanguage,
    summary: summaries.ofLanguage,
    Content: later('SettingsLanguage'),
  },
  {
    id: 'devices',
    title: words.devices,
    summary: summaries.ofDevices,
    Content: later('SettingsSessions'),
    divided: true,
  },
  {
    id: 'password',
    title: words.password,
    summary: () => [words.passwordSummary],
    Content: later('SettingsPassword'),
  },
  {
    id: 'data',
    title: words.yourData,
    summary: () => [words.exportSummary],
    Content: later('SettingsExport'),
  },
  {
    id: 'deletion',
    title: words.deleteAccount,
    summary: () => [words.deletionSummary],
    Content: later('SettingsDeletion'),
  },
]
