import { missingToShow, type Portfolio, priceTiers, screens } from '@tameer/contract'
import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/overview'
import { priceTierNames } from '#words/portfolios'
import { factsOf } from '../../../features/portfolios/facts-of.ts'
import { firstPicture } from '../../../net/picture-source.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { ProjectRestriction } from './restriction-notice.tsx'

interface OwnPortfolioCardProps {
  portfolio: Portfolio
  onDelete: () => void
  onHide: () => void
  /** Its place among those that visitors see, from 1; undefined where they do not see it. */
  place: number | undefined
  /** Its buttons, and its grip; none where it is the only one. */
  order?: ReactNode
  grip?: ReactNode
  /** The first of all: its picture loads at once. */
  first: boolean
}

/** One of the company's own portfolios, to see, move, hide, edit or delete; a draft to go on with. */
export function OwnPortfolioCard(props: OwnPortfolioCardProps) {
  const { portfolio, place, order, grip, first, onDelete, onHide } = props
  const navigate = useNavigate()
  const titleId = useId()
  const { id, hidden, draft, restriction, portfolioImages } = portfolio
  const title = portfolio.title || words.untitled
  const edit = () => void navigate(screens.addPortfolio.to({ id }), { state: { portfolio } })
  const button = { 'aria-describedby': titleId, className: 'min-w-fit grow basis-0 border-0 px-1!' }

  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'flex h-full flex-col border bg-sheet',
        hidden ? 'border-edge border-dashed' : 'border-line',
      )}
    >
      {/* Beside each other, unless large text needs the whole width. */}
      <div className="flex grow flex-wrap content-start sm:block">
        <div className="relative grow basis-[112px]">
          <Picture
            alt={portfolioImages.length > 0 ? words.pictureOf(title) : words.noPictureYet}
            className={hidden ? 'opacity-70 grayscale' : ''}
            eager={first}
            picture={firstPicture(portfolioImages)}
            ratio={16 / 10}
            sizes="(min-width: 1200px) 380px, (min-width: 600px) 50vw, 112px"
          />
          {place !== undefined && (
            <span className="absolute start-0 top-0 min-w-8 border-line border-e border-b bg-sheet px-2 py-1 text-center font-medium figures">
              {place}
            </span>
          )}
          {grip && <span className="absolute end-0 top-0 bg-sheet max-sm:hidden">{grip}</span>}
        </div>
        <div className="min-w-0 grow-999 basis-40 px-4 py-3 sm:px-5 sm:py-4">
          {hidden && <Badge>{draft ? words.draft : words.hiddenByYou}</Badge>}
          <h2 className="wrap-anywhere text-h3" id={titleId}>
            <Link className="text-ink no-underline hover:text-blue" to={screens.portfolioDetail.to({ id })}>
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <CardFacts portfolio={portfolio} />
          {restriction && <ProjectRestriction restriction={restriction} />}
        </div>
      </div>
      <div className="flex flex-wrap divide-x divide-line border-line border-t">
        {order && <span className="max-sm:[&_svg]:rotate-90 max-sm:rtl:[&_svg]:-rotate-90">{order}</span>}
        <Button {...button} onClick={edit} variant="quiet">
          {draft ? words.goOn : words.edit}
        </Button>
        {!draft && !restriction && (
          <Button {...button} data-hide="" data-once="" onClick={onHide} variant="quiet">
            {hidden ? words.show : words.hide}
          </Button>
        )}
        <Button {...button} onClick={onDelete} variant="danger">
          {words.deleteLabel}
        </Button>
      </div>
    </article>
  )
}

function Badge({ children }: { children: ReactNode }) {
  return (
    <p className="mb-1.5">
      <span className="rounded-xs border border-ink px-1.5 py-0.5 text-small">{children}</span>
    </p>
  )
}

const needed = { title: words.title, content: words.content, cities: words.city }

/** Its facts and number of pictures; of a hidden one or a draft also its state and what a draft lacks. */
function CardFacts({ portfolio }: { portfolio: Portfolio }) {
  const { title, content, price, hidden, draft, restriction, portfolioImages, portfolioCities } = portfolio
  const tier = priceTiers.find(({ value }) => value === price)
  const facts = [
    factsOf(portfolio),
    words.imageCount(portfolioImages.length),
    tier && `${tier.symbol}\u00a0${priceTierNames[tier.value]}`,
  ]
  const missing = draft ? missingToShow({ title, content, cities: portfolioCities }) : []
  return (
    <div className="mt-1 text-muted text-small">
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {missing.length > 0 && <p>{words.stillMissing(missing.map((name) => needed[name]))}</p>}
      {hidden && !restriction && <p>{words.onlyYou}</p>}
    </div>
  )
}
