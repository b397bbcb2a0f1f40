import { type CompanyProfile, officeLine } from '@tameer/contract'
import { useId, useState } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/company-facts'
import * as profileWords from '#words/company-profile'
import { comma } from '#words/language'
import { ProfileFacts } from '../../features/companies/profile-facts.tsx'
import { hasUrdu } from '../../lib/has-urdu.ts'
import { classNames } from '../../ui/class-names.ts'
import { OutsideLink } from '../../ui/links.tsx'
import { FactCell, FactGrid } from '../../ui/text/fact.tsx'

/** Of longer texts two lines are shown at first: the pictures below them should stay near. */
const shortLength = 140
/** The same on a phone. */
const shortOnPhone = 70

/** A company about itself, in its own words. */
export function AboutText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false)
  const id = useId()
  const long = text.length > shortLength || text.includes('\n')
  const short = !long && text.length <= shortOnPhone
  return (
    <section aria-label={words.about} className="flex flex-wrap items-end gap-x-4">
      <p
        className={classNames(
          'max-w-measure flex-[1_1_18rem] whitespace-pre-line',
          !hasUrdu(text) && 'leading-[1.6]',
          !whole && 'line-clamp-2',
        )}
        dir="auto"
        id={id}
      >
        {text}
      </p>
      {!short && (
        <button
          aria-controls={id}
          aria-expanded={whole}
          className={classNames('link min-h-6', !long && 'sm:hidden')}
          onClick={() => setWhole(!whole)}
          type="button"
        >
          {whole ? profileWords.showLess : profileWords.readAll}
        </button>
      )}
    </section>
  )
}

/** The facts of a company's profile. Renders nothing when there are none. */
export function CompanyFacts({ profile }: { profile: CompanyProfile }) {
  if (isSilent(profile)) return null
  return (
    <section aria-label={words.facts}>
      <FactGrid>
        <ProfileFacts Line={FactCell} profile={profile} />
        <Office profile={profile} />
      </FactGrid>
    </section>
  )
}

function isSilent({ facts, contact, office }: CompanyProfile): boolean {
  const { founded, people, minimumProjectPkr, languages, workingHours } = facts
  const values = [founded, people, minimumProjectPkr, office]
  const texts = [workingHours, contact.officeAddress, ...languages]
  return !texts.some(Boolean) && values.every((value) => value === null)
}

function Office({ profile: { contact, office } }: { profile: CompanyProfile }) {
  const { officeAddress } = contact
  const where = officeLine(officeAddress, office ? [nameOf(office), office.name] : [], comma)
  if (!where) return null
  return (
    <FactCell name={words.office}>
      {officeAddress ? (
        <OutsideLink aria-label={`${where}, ${words.showOnMap}`} className="link" href={mapAddress(where)}>
          <bdi>{where}</bdi>
        </OutsideLink>
      ) : (
        <bdi>{where}</bdi>
      )}
    </FactCell>
  )
}

function mapAddress(where: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(where.toWellFormed())}`
}
