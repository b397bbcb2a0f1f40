import type { ReactNode } from 'react'
import * as words from '#words/portfolios'
import { truncate100 } from '../../lib/format.ts'
import { projectSizes } from '../../lib/picture-sizes.ts'
import { Picture, type PictureSource } from '../../ui/pictures/picture.tsx'
import { PriceSymbol } from './price-symbol.tsx'

interface PortfolioCardFaceProps {
  title: string
  /** The title as it is shown, with a link where the card leads somewhere. */
  heading: ReactNode
  /** Plot, city, year and finish, in one line. */
  facts: string
  content: string
  price: string
  picture: PictureSource | undefined
  /** True where its picture loads at once. */
  eager: boolean
}

/** The look of a portfolio in a company's grid. */
export function PortfolioCardFace(props: PortfolioCardFaceProps) {
  const { title, heading, facts, content, price, picture, eager } = props
  return (
    <article className="group relative flex h-full flex-col border border-line bg-sheet transition-colors focus-within:border-blue has-[a]:hover:border-blue">
      <Picture
        alt={picture ? words.pictureOf(title) : words.noPictureYet}
        eager={eager}
        picture={picture}
        ratio={4 / 3}
        sizes={projectSizes}
      />
      <div className="flex grow flex-col gap-2 px-5 pt-4 pb-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 flex-[1_1_8rem] text-h3">{heading}</h3>
          <PriceSymbol price={price} />
        </div>
        {facts && <p className="text-small">{facts}</p>}
        <p className="text-muted text-small" dir="auto">
          {truncate100(content)}
        </p>
      </div>
    </article>
  )
}
