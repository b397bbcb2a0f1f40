import { type Portfolio, screens } from '@tameer/contract'
import { checkedMarks } from '#words/mark-names'
import * as words from '#words/request-form'
import type { NamedCompany } from '../../../features/companies/named-companies.ts'
import { ownRate } from '../../../features/companies/own-rate.ts'
import { placeAndWork } from '../../../features/companies/place-and-work.ts'
import { firstPicture } from '../../../net/picture-source.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export interface Choices {
  chosen: readonly NamedCompany[]
  onTick: (company: NamedCompany, on: boolean) => void
}

interface CompanyChoicesProps extends Choices {
  /** The first project of each company. */
  portfolios: readonly Portfolio[]
  /** Number of placeholders to show until they are loaded. */
  waiting: number
}

/** Companies to choose from: a press anywhere on the card ticks it. */
export function CompanyChoices({ portfolios, waiting, chosen, onTick }: CompanyChoicesProps) {
  const frames = Array.from({ length: waiting }, (_, at) => at)
  return (
    <ul
      aria-busy={waiting > 0}
      className="grid gap-x-4 gap-y-2 md:grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]"
    >
      {frames.map((at) => (
        <li aria-hidden="true" key={at}>
          <Skeleton className="h-24" />
        </li>
      ))}
      {portfolios.map((portfolio) => (
        <li className="min-w-0" key={portfolio.companyId}>
          <Choice
            onTick={onTick}
            portfolio={portfolio}
            ticked={chosen.some(({ id }) => id === portfolio.companyId)}
          />
        </li>
      ))}
    </ul>
  )
}

interface ChoiceProps extends Pick<Choices, 'onTick'> {
  portfolio: Portfolio
  ticked: boolean
}

function Choice({ portfolio, ticked, onTick }: ChoiceProps) {
  const { company, portfolioImages } = portfolio
  const marks = portfolio.companyWork?.marks ?? []
  return (
    <>
      <label className="choice-card flex items-center gap-[min(0.75rem,12px)] p-[min(0.75rem,12px)]">
        {/* In large text the words stand below the picture, whole. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
          <span className="w-20 shrink-0">
            <Picture alt="" picture={firstPicture(portfolioImages)} ratio={4 / 3} sizes="80px" />
          </span>
          <span className="flex-[1_1_8rem]">
            <span className="block font-display text-h3 leading-tight">
              <bdi>{company.name}</bdi>
            </span>
            <span className="block text-muted text-small">{placeAndWork(portfolio)}</span>
            {marks.length > 0 && <span className="block text-good text-small">{checkedMarks(marks)}</span>}
            <span className="block text-small empty:hidden">{ownRate(company)}</span>
          </span>
        </span>
        <input
          checked={ticked}
          className="size-6 shrink-0 accent-blue"
          onChange={({ target }) => onTick(company, target.checked)}
          type="checkbox"
        />
      </label>
      <Link
        aria-label={words.profileOf(company.name)}
        className="link inline-flex min-h-11 items-center text-small"
        to={screens.companyProfile.to({ company: company.id })}
      >
        {words.seeProfile}
      </Link>
    </>
  )
}
