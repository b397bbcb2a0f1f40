import {
  type CompanySummary,
  callLink,
  mailLink,
  maxShortCount,
  priceTiers,
  screens,
  webAddress,
  whatsAppLink,
} from '@tameer/contract'
import type { ReactNode } from 'react'
import { namesOf } from '#words/catalogue'
import { kinds, ownRate } from '#words/rates'
import * as words from '#words/shortlist'
import { messageToCompany } from '../../features/companies/first-message.ts'
import type { OwnHouse } from '../../features/own-house/own-house.ts'
import { PriceSymbol } from '../../features/portfolios/price-symbol.tsx'
import { firstPicture } from '../../net/picture-source.ts'
import { buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmailLink, OutsideLink } from '../../ui/links.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'

interface Fact {
  label: string
  /** Renders nothing when the company does not say. */
  show: (summary: CompanySummary, house: OwnHouse | null) => ReactNode
}

const pictureSizes = '(width >= 1200px) 300px, (width >= 900px) 25vw, 60vw'

/** Facts by which companies are compared, in this order. */
export const facts: readonly Fact[] = [
  { label: words.firstProject, show: ({ first }) => first && <First portfolio={first} /> },
  { label: words.services, show: ({ company }) => namesOf(company.categories.map((one) => one.category)) },
  { label: words.cities, show: ({ cities }) => namesOf(cities) },
  {
    label: words.projects,
    show: ({ projects }) => (projects < maxShortCount ? String(projects) : words.projectsAtLeast(projects)),
  },
  { label: words.specializations, show: ({ buildingTypes }) => namesOf(buildingTypes) },
  { label: words.price, show: ({ prices }) => <Prices prices={prices} /> },
  {
    label: kinds.complete,
    show: ({ company: { rates } }) => ownRate(rates.completePkr, rates.completeGivenOn),
  },
  {
    label: kinds.grey,
    show: ({ company: { rates } }) => ownRate(rates.greyPkr, rates.greyGivenOn),
  },
  { label: words.contact, show: (summary) => <Contact {...summary} /> },
  { label: words.message, show: (summary, house) => <MessageLink house={house} {...summary} /> },
]

function First({ portfolio }: { portfolio: NonNullable<CompanySummary['first']> }) {
  const { id, title, company, portfolioImages } = portfolio
  return (
    <>
      <Picture
        alt={portfolioImages.length > 0 ? words.projectOf(company.name) : words.noPictureYet}
        picture={firstPicture(portfolioImages)}
        ratio={4 / 3}
        sizes={pictureSizes}
      />
      <Link className="link mt-2 inline-block" to={screens.portfolioDetail.to({ id })}>
        <bdi>{title}</bdi>
      </Link>
    </>
  )
}

function Prices({ prices }: Pick<CompanySummary, 'prices'>) {
  const known = prices.filter((price) => priceTiers.some(({ value }) => value === price))
  if (known.length === 0) return words.notSaid
  return (
    <ul className="grid justify-items-start gap-1.5 [&_span]:text-start">
      {known.map((price) => (
        <li key={price}>
          <PriceSymbol price={price} />
        </li>
      ))}
    </ul>
  )
}

function Contact({ company: { contact } }: CompanySummary) {
  const call = callLink(contact.phone)
  const website = webAddress(contact.website)
  return (
    <ul className="grid justify-items-start">
      {call && (
        <li>
          <a className="link inline-block py-1" href={call}>
            <bdi className="whitespace-nowrap" dir="ltr">
              {contact.phoneDisplay}
            </bdi>
          </a>
        </li>
      )}
      <li>
        <EmailLink className="link inline-block py-1" email={contact.email} />
      </li>
      {website && (
        <li>
          <OutsideLink className="link inline-block py-1" href={website}>
            {words.website}
          </OutsideLink>
        </li>
      )}
    </ul>
  )
}

/** A chat that begins with the visitor's house; a mail when there is no number for chats. */
function MessageLink({ company, house }: CompanySummary & { house: OwnHouse | null }) {
  const text = messageToCompany(company, house)
  const chat = whatsAppLink(company.contact.whatsapp, text)
  if (!chat) {
    return (
      <a
        aria-label={words.emailTo(company.name)}
        className={buttonLook('plain', 'px-3')}
        href={mailLink(company.contact.email, words.mailSubject, text)}
      >
        {words.email}
      </a>
    )
  }
  return (
    <OutsideLink
      aria-label={words.whatsappTo(company.name)}
      className={buttonLook('main', 'px-3')}
      href={chat}
    >
      {words.whatsapp}
    </OutsideLink>
  )
}
