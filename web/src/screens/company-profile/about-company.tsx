import { type CompanyContact, type CompanyProfile, callLink, officeLine } from '@tameer/contract'
import { useId, useState } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/company-facts'
import * as profileWords from '#words/company-profile'
import { comma } from '#words/language'
import { ProfileFacts } from '../../features/companies/profile-facts.tsx'
import { Button } from '../../ui/button.tsx'
import { Fact } from '../../ui/fact.tsx'
import { OutsideLink } from '../../ui/links.tsx'

/** Longer texts are shown in part at first: the projects below them should stay near. */
const shortLength = 400

/** The facts of a company's profile, and what Tameer knows of it. Renders nothing when there are none. */
export function AboutCompany({ profile }: { profile: CompanyProfile }) {
  const id = useId()
  const { facts } = profile
  if (isSilent(profile)) return null
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 className="mb-4 text-h2" id={id}>
        {words.about}
      </h2>
      {facts.about && <AboutText text={facts.about} />}
      <dl className="drafted divide-y divide-line">
        <ProfileFacts profile={profile} />
        <Fact name={words.email}>{profile.mailboxConfirmed && words.mailboxConfirmed}</Fact>
        <Numbers contact={profile.contact} />
        <Office profile={profile} />
      </dl>
    </section>
  )
}

function isSilent(profile: CompanyProfile): boolean {
  const { facts, contact, office, marks, mailboxConfirmed } = profile
  const { rates } = profile.company
  const { about, founded, people, minimumProjectPkr, cities, languages, workingHours } = facts
  const texts = [about, workingHours, contact.phone, contact.whatsapp, contact.officeAddress]
  const values = [founded, people, minimumProjectPkr, office, rates.completePkr, rates.greyPkr]
  const lists = [...cities, ...languages, ...marks]
  if (mailboxConfirmed) return false
  return !texts.some(Boolean) && values.every((value) => value === null) && lists.length === 0
}

function AboutText({ text }: { text: string }) {
  const [whole, setWhole] = useState(text.length <= shortLength)
  const id = useId()
  return (
    <div className="mb-5 max-w-measure">
      <p className={`whitespace-pre-line ${whole ? '' : 'line-clamp-4'}`} dir="auto" id={id}>
        {text}
      </p>
      {text.length > shortLength && (
        <Button
          aria-controls={id}
          aria-expanded={whole}
          className="mt-1"
          onClick={() => setWhole(!whole)}
          variant="quiet"
        >
          {whole ? profileWords.showLess : profileWords.readAll}
        </Button>
      )}
    </div>
  )
}

/** The numbers in figures: not every device can call by a button. */
function Numbers({ contact }: { contact: CompanyContact }) {
  const { phone, phoneDisplay, whatsapp, whatsappDisplay } = contact
  const call = callLink(phone)
  return (
    <>
      <Fact name={words.phone}>
        {call && (
          <a className="link" href={call}>
            <bdi className="whitespace-nowrap" dir="ltr">
              {phoneDisplay}
            </bdi>
          </a>
        )}
      </Fact>
      <Fact name={words.whatsapp}>
        {whatsapp && whatsapp !== phone && (
          <bdi className="whitespace-nowrap" dir="ltr">
            {whatsappDisplay}
          </bdi>
        )}
      </Fact>
    </>
  )
}

function Office({ profile: { contact, office } }: { profile: CompanyProfile }) {
  const { officeAddress } = contact
  const where = officeLine(officeAddress, office ? [nameOf(office), office.name] : [], comma)
  if (!where) return null
  return (
    <Fact name={words.office}>
      <bdi>{where}</bdi>
      {officeAddress && (
        <>
          {' '}
          <OutsideLink className="link inline-block py-0.5" href={mapAddress(where)}>
            {words.showOnMap}
          </OutsideLink>
        </>
      )}
    </Fact>
  )
}

function mapAddress(where: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(where.toWellFormed())}`
}
