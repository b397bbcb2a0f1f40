import type { Portfolio } from '@tameer/contract'
import { type ComponentType, useState } from 'react'
import * as words from '#words/portfolio-detail'
import { factsOf } from '../../features/portfolios/facts-of.ts'
import { galleryRatio, gallerySizes } from '../../lib/picture-sizes.ts'
import { takeEarlyPicture } from '../../net/early-picture.ts'
import { pictureSource } from '../../net/picture-source.ts'
import { IconButton } from '../../ui/button.tsx'
import { ExpandIcon } from '../../ui/icons.tsx'
import { Carousel, type CarouselSlide } from '../../ui/pictures/carousel.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import type { PictureViewerProps } from '../../ui/pictures/picture-viewer.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** A portfolio's pictures: one alone, or several as a carousel. Each can be shown in full size. */
export function Gallery({ portfolio }: { portfolio: Portfolio }) {
  const { id, title, portfolioImages } = portfolio
  const [early] = useState(() => takeEarlyPicture(id))
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>()
  const [viewed, setViewed] = useState<number>()
  const several = portfolioImages.length > 1
  const slides = portfolioImages.map((image, place) => ({
    ...pictureSource(image),
    ...(place === 0 && early),
    alt: several ? words.pictureAt(title, place + 1) : words.pictureOf(title),
  }))
  const [first] = slides

  const view = (place: number) => {
    import('../../ui/pictures/picture-viewer.tsx').then(
      ({ PictureViewer }) => {
        setViewer(() => PictureViewer)
        setViewed(place)
      },
      () => showToast(words.pictureFailed, 'alert'),
    )
  }

  return (
    <div>
      {several ? (
        <Carousel
          label={words.picturesOf(title)}
          onView={view}
          ratio={galleryRatio}
          sizes={gallerySizes}
          slides={slides}
        />
      ) : (
        <Picture
          alt={first?.alt ?? words.noPictureYet}
          className="border border-line"
          eager
          fit="whole"
          picture={first}
          ratio={galleryRatio}
          sizes={gallerySizes}
        />
      )}
      {first && !several && (
        <div className="mt-2 flex justify-end">
          <IconButton label={words.viewFullSize} onClick={() => view(0)}>
            <ExpandIcon />
          </IconButton>
        </div>
      )}
      {Viewer && viewed !== undefined && (
        <Viewer
          caption={factsOf(portfolio)}
          count={slides.length}
          draw={(at) => <FullPicture slide={slides[at]} />}
          onClose={() => setViewed(undefined)}
          start={viewed}
        />
      )}
    </div>
  )
}

function FullPicture({ slide }: { slide: CarouselSlide | undefined }) {
  return (
    <img
      alt={slide?.alt ?? ''}
      className="size-full object-contain"
      height={slide?.height}
      sizes="100vw"
      src={slide?.src}
      srcSet={slide?.srcSet}
      width={slide?.width}
    />
  )
}
