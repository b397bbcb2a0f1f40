import { useEffect, useRef, useState } from 'react'
import * as words from '#words/carousel'
import { movedForward } from '../../browser/direction.ts'
import { useReducedMotion } from '../../browser/media.ts'
import { IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { ExpandIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../icons.tsx'
import { Picture, type PictureSource } from './picture.tsx'

const carouselMs = 3000
const carouselFadeMs = 500
const swipePx = 40
/** Movement of a finger, px, below which it is a press and not a swipe. */
const pressPx = 8

export type CarouselSlide = PictureSource & { alt: string }

export type CarouselProps = {
  slides: readonly CarouselSlide[]
  /** Name for screen readers. */
  label: string
  sizes?: string
  ratio?: number
  className?: string
  /** Opens a picture, by its place, in full size; without it pictures cannot be opened. */
  onView?: (place: number) => void
}

type Optional = 'className' | 'onView'

/**
 * Pictures that fade into one another, with arrows, numbered dots and a stop button; a single picture has no
 * controls.
 */
export function Carousel({
  slides,
  label,
  sizes = '100vw',
  ratio = 3 / 2,
  className,
  onView,
}: CarouselProps) {
  const [first] = slides
  if (slides.length < 2) {
    return (
      <Picture
        alt={first?.alt ?? label}
        eager
        fit="whole"
        picture={first}
        ratio={ratio}
        sizes={sizes}
        {...(className ? { className } : {})}
      />
    )
  }
  return (
    <Slides slides={slides} label={label} sizes={sizes} ratio={ratio} className={className} onView={onView} />
  )
}

function Slides({
  slides,
  label,
  sizes,
  ratio,
  className,
  onView,
}: Required<Omit<CarouselProps, Optional>> & { [Name in Optional]: CarouselProps[Name] | undefined }) {
  const calm = useReducedMotion()
  const [chosen, setChosen] = useState<boolean>()
  const [held, setHeld] = useState(false)
  const [index, setIndex] = useState(0)
  const startX = useRef(0)
  const playing = chosen ?? !calm
  const count = slides.length
  const at = index % count
  // A picture is fetched when it is next and the visible one has finished loading.
  const met = useRef(new Set<number>())
  const [nextFor, setNextFor] = useState<number>()
  met.current.add(at)
  if (nextFor === at) met.current.add((at + 1) % count)
  const view = () => {
    // Stops while a picture is opened in full size.
    setChosen(false)
    onView?.(at)
  }
  const go = (to: number) => setIndex((to + count) % count)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand gets its full time too
  useEffect(() => {
    if (!playing || held) return
    const timer = setTimeout(() => setIndex((now) => (now + 1) % count), carouselMs)
    return () => clearTimeout(timer)
  }, [playing, held, at, count])

  useEffect(() => {
    const timer = setTimeout(() => setNextFor(at), carouselMs / 2)
    return () => clearTimeout(timer)
  }, [at])

  return (
    <section
      aria-label={label}
      aria-roledescription={words.carousel}
      className={className}
      onBlur={() => setHeld(false)}
      // A finger or a mouse leaves the focus behind, so only a keyboard's focus means that somebody reads here.
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <div
        aria-live={playing && !held ? 'off' : 'polite'}
        className={classNames(
          'relative grid touch-pan-y overflow-hidden border border-line [&_img]:[-webkit-user-drag:none]',
          onView && 'cursor-zoom-in',
        )}
        onPointerDown={(event) => {
          startX.current = event.clientX
        }}
        onPointerUp={(event) => {
          const moved = movedForward(startX.current, event.clientX)
          if (Math.abs(moved) > swipePx) go(at + (moved < 0 ? 1 : -1))
          else if (Math.abs(moved) < pressPx && event.button === 0) view()
        }}
      >
        {slides.map((slide, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset
          <div
            aria-hidden={place !== at}
            aria-label={words.placeOf(place + 1, count)}
            aria-roledescription={words.slide}
            className={classNames(
              'transition-opacity [grid-area:1/1]',
              place === at ? 'opacity-100' : 'pointer-events-none opacity-0',
            )}
            key={slide.src}
            role="group"
            style={{ transitionDuration: calm ? '0s' : `${carouselFadeMs}ms` }}
          >
            {met.current.has(place) && (
              <Picture
                alt={slide.alt}
                eager={place === 0}
                fit="whole"
                picture={slide}
                ratio={ratio}
                sizes={sizes}
              />
            )}
          </div>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-center sm:gap-1">
        <IconButton label={words.previous} onClick={() => go(at - 1)}>
          <PreviousIcon />
        </IconButton>
        <div className="flex flex-[1_1_6rem] flex-wrap justify-center">
          {slides.map((slide, place) => (
            <button
              aria-label={words.pictureOf(place + 1, count)}
              aria-pressed={place === at}
              className="group flex size-6 items-center justify-center sm:size-7"
              key={slide.src}
              onClick={() => go(place)}
              type="button"
            >
              <span className="size-2.5 rounded-full border border-edge transition-colors group-hover:border-blue group-aria-pressed:border-blue group-aria-pressed:bg-blue" />
            </button>
          ))}
        </div>
        {onView && (
          <IconButton label={words.viewFullSize} onClick={view}>
            <ExpandIcon />
          </IconButton>
        )}
        <IconButton label={playing ? words.stopSlides : words.playSlides} onClick={() => setChosen(!playing)}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton label={words.next} onClick={() => go(at + 1)}>
          <NextIcon />
        </IconButton>
      </div>
    </section>
  )
}
