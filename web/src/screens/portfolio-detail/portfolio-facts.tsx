import {
  callLink,
  httpLink,
  type Portfolio,
  priceTiers,
  reachOfShown,
  screens,
  webAddress,
} from '@tameer/contract'
import { nameOf, namesOf } from '#words/catalogue'
import * as words from '#words/portfolio-detail'
import { CompanyLogo } from '../../features/companies/company-logo.tsx'
import { ContactActions } from '../../features/companies/contact-actions.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'
import { Chip } from '../../ui/fields/chips.tsx'
import { Link } from '../../ui/link.tsx'
import { EmailLink, OutsideLink } from '../../ui/links.tsx'
import { Fact } from '../../ui/text/fact.tsx'
import { SocialLinks } from './social-links.tsx'

const logoPx = 56

/** The portfolio's company and how to reach it, then its facts, set like the title block of an architect's sheet. */
export function PortfolioFacts({ portfolio, message }: { portfolio: Portfolio; message: string }) {
  const { company } = portfolio
  return (
    <aside aria-label={words.facts} className="max-md:contents">
      <div className="drafted flex flex-col gap-4 p-5">
        <Owner portfolio={portfolio} />
        <ContactActions
          company={company}
          message={message}
          number={portfolio.phoneDisplay || company.contact.phoneDisplay}
          reach={reachOfShown(portfolio)}
        >
          <ShareButton
            className="col-span-full px-2!"
            shared={portfolio}
            title={words.shareTitle(portfolio.title, company.name)}
          />
        </ContactActions>
      </div>
      <div className="drafted max-md:order-3 md:mt-6">
        <FactList portfolio={portfolio} />
        <SocialLinks portfolio={portfolio} />
      </div>
    </aside>
  )
}

function Owner({ portfolio }: { portfolio: Portfolio }) {
  const { company } = portfolio
  return (
    <div className="flex flex-wrap items-center gap-4">
      <CompanyLogo company={company} sizePx={logoPx} />
      <div className="min-w-0 flex-[1_1_9rem]">
        <h2 className="text-h3">
          <Link
            className="hover:text-blue hover:underline"
            state={{ portfolio }}
            to={screens.companyProfile.to({ company: portfolio.companyId, portfolio: portfolio.id })}
          >
            <bdi>{company.name}</bdi>
          </Link>
        </h2>
        <EmailLink
          className="link inline-block py-1 text-small [overflow-wrap:anywhere]"
          email={company.contact.email}
        />
      </div>
    </div>
  )
}

function FactList({ portfolio }: { portfolio: Portfolio }) {
  const { company, youtubeLink, email, phone, phoneDisplay, price, publication } = portfolio
  const website = httpLink(portfolio.website)
  const magazine = httpLink(portfolio.magzine)
  const address = webAddress(youtubeLink)
  const call = callLink(phone)
  const tier = priceTiers.find(({ value }) => value === price)
  return (
    <dl className="divide-y divide-line">
      <Fact name={words.address}>
        {address ? (
          <OutsideLink className="link" href={address}>
            <bdi>{youtubeLink}</bdi>
          </OutsideLink>
        ) : (
          youtubeLink && <bdi>{youtubeLink}</bdi>
        )}
      </Fact>
      <Fact name={words.city}>{namesOf(portfolio.portfolioCities.map(({ city }) => city))}</Fact>
      <Fact name={words.plot}>{words.plotName(portfolio.plot)}</Fact>
      <Fact name={words.yearFinished}>{words.yearName(portfolio.yearFinished)}</Fact>
      <Fact name={words.builtAs}>{words.builtName(portfolio.builtAs)}</Fact>
      <Fact name={words.price}>
        {tier && (
          <>
            <span>{tier.symbol}</span> <span className="text-muted">{words.priceTierNames[tier.value]}</span>
          </>
        )}
      </Fact>
      <Fact name={words.phone}>
        {call ? (
          <a className="link" href={call}>
            <bdi className="whitespace-nowrap" dir="ltr">
              {phoneDisplay || phone}
            </bdi>
          </a>
        ) : (
          phone && (
            <bdi className="whitespace-nowrap" dir="ltr">
              {phone}
            </bdi>
          )
        )}
      </Fact>
      <Fact name={words.email}>
        {email && email !== company.contact.email && <EmailLink email={email} />}
      </Fact>
      <Fact name={words.website}>
        {website && (
          <OutsideLink className="link" href={website}>
            <bdi dir="ltr">{plainAddress(website)}</bdi>
          </OutsideLink>
        )}
      </Fact>
      <Fact name={words.magazine}>
        {magazine && (
          <OutsideLink className="link" href={magazine}>
            <bdi dir="ltr">{plainAddress(magazine)}</bdi>
          </OutsideLink>
        )}
      </Fact>
      <Fact name={words.publication}>{publication && <bdi>{publication}</bdi>}</Fact>
      <Specializations portfolio={portfolio} />
    </dl>
  )
}

function Specializations({ portfolio: { portfolioBuildingTypes } }: { portfolio: Portfolio }) {
  if (portfolioBuildingTypes.length === 0) return null
  return (
    <div className="px-5 py-3">
      <dt className="mb-2 text-muted text-small">{words.specializations}</dt>
      <dd>
        <ul className="flex flex-wrap gap-2">
          {portfolioBuildingTypes.map(({ buildingTypeId, buildingType }) => (
            <li key={buildingTypeId}>
              <Chip>{nameOf(buildingType)}</Chip>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

/** A web address for display: without the scheme and a closing slash. */
function plainAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}
