import { type Portfolio, screens } from '@tameer/contract'
import { type ReactNode, useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { namesOf } from '#words/catalogue'
import * as words from '#words/overview'
import { PriceSymbol } from '../../features/portfolios/price-symbol.tsx'
import { firstPicture } from '../../net/picture-source.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chips.tsx'
import { DeleteIcon, EditIcon, HideIcon, ShowIcon } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ProjectRestriction } from './restriction-notice.tsx'

interface OwnPortfolioCardProps {
  portfolio: Portfolio
  onDelete: () => void
  onHide: () => void
  /** Its buttons and its grip; none where it is the only one. */
  order: ReactNode
  /** The first of all: its picture loads at once. */
  first: boolean
}

/** One of the company's own portfolios, to see, move, hide, edit or delete. */
export function OwnPortfolioCard({ portfolio, onDelete, onHide, first, order }: OwnPortfolioCardProps) {
  const navigate = useNavigate()
  const titleId = useId()
  const { id, title, price, hidden, restriction, portfolioImages, portfolioCities } = portfolio
  const count = portfolioImages.length
  const place = namesOf(portfolioCities.map(({ city }) => city))
  const edit = () => void navigate(screens.addPortfolio.to({ id }), { state: { portfolio } })

  return (
    <article aria-labelledby={titleId} className="flex h-full flex-col border border-line bg-sheet">
      <Picture
        alt={count > 0 ? words.pictureOf(title) : words.noPictureYet}
        eager={first}
        picture={firstPicture(portfolioImages)}
        ratio={4 / 3}
        sizes="(min-width: 1200px) 380px, (min-width: 600px) 50vw, 100vw"
      />
      <div className="grow px-5 pt-4 pb-3">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-h3" id={titleId}>
            <Link className="text-ink no-underline hover:text-blue" to={screens.portfolioDetail.to({ id })}>
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <PriceSymbol price={price} />
        </div>
        <p className="mt-1 text-muted text-small">
          {place} · {words.imageCount(count)}
        </p>
        {hidden && <Chip className="mt-3">{words.notShown}</Chip>}
        {restriction && <ProjectRestriction restriction={restriction} />}
      </div>
      <div className="flex flex-wrap items-center justify-between border-line border-t">
        {restriction ? (
          <span />
        ) : (
          <Button aria-describedby={titleId} onClick={onHide} variant="quiet">
            {hidden ? <ShowIcon size={18} /> : <HideIcon size={18} />}
            {hidden ? words.show : words.hide}
          </Button>
        )}
        {order}
      </div>
      <div className="grid grid-cols-2 border-line border-t">
        <Button aria-describedby={titleId} onClick={edit} variant="quiet">
          <EditIcon size={18} />
          {words.edit}
        </Button>
        <Button
          aria-describedby={titleId}
          className="border-0 bg-transparent"
          onClick={onDelete}
          variant="danger"
        >
          <DeleteIcon size={18} />
          {words.deleteLabel}
        </Button>
      </div>
    </article>
  )
}
