import { httpLink, type Portfolio, priceSymbol } from '@tameer/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CompanyLogo } from '../../blocks/company-logo.tsx'
import { EmailLink } from '../../blocks/email-link.tsx'
import { OutsideLink, webAddress } from '../../blocks/outside-link.tsx'
import { telLink } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Chip } from '../../ui/chips.tsx'
import { SocialLinks } from './social-links.tsx'

const logoPx = 56

/** The project's facts, set like the title block in the corner of an architect's sheet. */
export function PortfolioFacts({ portfolio }: { portfolio: Portfolio }) {
  const { company, youtubeLink, email, phone, phoneDisplay, price, publication } = portfolio
  const website = httpLink(portfolio.website)
  const magazine = httpLink(portfolio.magzine)
  const address = webAddress(youtubeLink)
  return (
    <aside aria-label="Facts" className="drafted md:sticky md:top-24">
      <div className="flex items-center gap-4 p-5">
        <CompanyLogo company={company} sizePx={logoPx} />
        <div className="min-w-0">
          <h2 className="text-h3">
            <Link
              className="hover:text-blue hover:underline"
              state={{ portfolio }}
              to={paths.companyProfile.to({ company: portfolio.companyId, portfolio: portfolio.id })}
            >
              {company.name}
            </Link>
          </h2>
          <EmailLink
            className="link inline-block py-1 text-small [overflow-wrap:anywhere]"
            email={company.email}
          />
        </div>
      </div>
      <dl>
        <Fact name="Address">
          {address ? (
            <OutsideLink className="link" href={address}>
              {youtubeLink}
            </OutsideLink>
          ) : (
            youtubeLink
          )}
        </Fact>
        <Fact name="City">{portfolio.portfolioCities.map(({ city }) => city.name).join(', ')}</Fact>
        <Fact name="Price">{priceSymbol(price)}</Fact>
        <Fact name="Phone">
          {phone && (
            <a className="link" href={telLink(phone)}>
              {phoneDisplay || phone}
            </a>
          )}
        </Fact>
        <Fact name="Email">{email && email !== company.email && <EmailLink email={email} />}</Fact>
        <Fact name="Website">
          {website && (
            <OutsideLink className="link" href={website}>
              {plainAddress(website)}
            </OutsideLink>
          )}
        </Fact>
        <Fact name="Magazine">
          {magazine && (
            <OutsideLink className="link" href={magazine}>
              {plainAddress(magazine)}
            </OutsideLink>
          )}
        </Fact>
        <Fact name="Publication">{publication}</Fact>
        <Specializations portfolio={portfolio} />
      </dl>
      <SocialLinks portfolio={portfolio} />
    </aside>
  )
}

/** One line of the block; left out when there is nothing to say. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 border-line border-t px-5 py-2.5">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="text-small [&>a]:-my-0.5 [&>a]:inline-block [&>a]:py-0.5">{children}</dd>
    </div>
  )
}

function Specializations({ portfolio: { portfolioBuildingTypes } }: { portfolio: Portfolio }) {
  if (portfolioBuildingTypes.length === 0) return null
  return (
    <div className="border-line border-t px-5 py-3">
      <dt className="mb-2 text-muted text-small">Specializations</dt>
      <dd>
        <ul className="flex flex-wrap gap-2">
          {portfolioBuildingTypes.map(({ buildingTypeId, buildingType }) => (
            <li key={buildingTypeId}>
              <Chip>{buildingType.name}</Chip>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

/** A web address as people read it: without the scheme and a closing slash. */
function plainAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}
