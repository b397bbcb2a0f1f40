import type { ReactNode } from 'react'
import { names as languageNames } from '#words/settings-language'
import * as words from '#words/settings-summaries'
import { EmailText } from '../../../ui/links.tsx'
import type { Known } from './settings-known.ts'

// Contents of parts of the settings in words: only what is loaded already.

type Items = readonly ReactNode[]

/** Those items that say something, or else this one. */
function orElse(items: Items, none: string): Items {
  const said = items.filter(Boolean)
  return said.length > 0 ? said : [none]
}

export function ofContact({ user: { contact }, city }: Known): Items {
  const { whatsappDisplay, phoneDisplay, contactEmail } = contact
  const number = whatsappDisplay || phoneDisplay
  const mail = !number && contactEmail
  return orElse(
    [
      number && (
        <bdi className="whitespace-nowrap" dir="ltr" key="number">
          {number}
        </bdi>
      ),
      mail && <EmailText email={mail} key="mail" />,
      city,
    ],
    words.nothingFilledIn,
  )
}

export function ofFacts({ user: { facts } }: Known): Items {
  const { about, cities, minimumProjectPkr, founded, people, languages, workingHours } = facts
  const all = [about, cities.length, minimumProjectPkr, founded, people, languages.length, workingHours]
  return [words.filledIn(all.filter(Boolean).length, all.length)]
}

export function ofRates({ rates }: Known): Items {
  if (!rates) return []
  const { shown, ended } = rates
  return orElse([shown > 0 && words.ratesShown(shown), ended > 0 && words.ratesEnded(ended)], words.noRates)
}

export function ofMarks({ marks }: Known): Items {
  if (!marks) return []
  const count = (state: keyof typeof words.marks) => marks.filter((mark) => mark.state === state).length
  const states = ['checked', 'entered', 'refused', 'expired'] as const
  return orElse(
    states.map((state) => {
      const number = count(state)
      if (number === 0) return null
      return (
        <span className={looks[state]} key={state}>
          {words.marks[state](number)}
        </span>
      )
    }),
    words.noMarks,
  )
}
const looks = { checked: 'text-good', entered: undefined, refused: 'text-alarm', expired: 'text-alarm' }

export function ofEmail({ user: { email }, emailWaits }: Known): Items {
  return [<EmailText email={email} key="email" />, ...(emailWaits ? [words.emailWaits] : [])]
}

export function ofLanguage({ user: { language } }: Known): Items {
  return [languageNames[language]]
}

export function ofDevices({ devices }: Known): Items {
  return devices === undefined ? [] : [words.devices(devices)]
}
