import { type SharedThing, screens } from '@tameer/contract'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import * as words from '#words/desk-shared'
import { uploadAddress } from '../../net/picture-source.ts'
import { OutsideLink } from '../../ui/links.tsx'
import { type Holder, HolderLine } from './holder-line.tsx'
import { SideBySide } from './side-by-side.tsx'

type Other = SharedThing['others'][number]

const titles = {
  phone: words.sharedPhone,
  name: words.sharedName,
  picture: words.sharedPicture,
} as const satisfies Record<SharedThing['kind'], string>

interface SharedLineProps {
  /** The company that shares it with others. */
  holder: Holder
  shared: SharedThing
  /** Place of the picture, where the page says it in other words than by its project. */
  place?: string | undefined
  /** Further words about it. */
  children?: ReactNode
}

/** Something that a company shares with others, and who these are. */
export function SharedLine({ holder, shared, place, children }: SharedLineProps) {
  const { kind, phone, picture, others, more } = shared
  const ownPlace = kind === 'picture' && (place ?? <OwnPlace shared={shared} />)
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 text-small">
      {picture && (
        <OutsideLink className="block shrink-0" href={uploadAddress(picture)}>
          <img
            alt={words.pictureOf(holder.name)}
            className="size-16 border border-line object-cover"
            height={64}
            loading="lazy"
            src={uploadAddress(picture)}
            width={64}
          />
        </OutsideLink>
      )}
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="wrap-anywhere">
          {titles[kind]}
          {phone && (
            <>
              {' '}
              <bdi className="figures" dir="ltr">
                {phone}
              </bdi>
            </>
          )}
          {ownPlace && (
            <>
              {words.comma}
              {ownPlace}
            </>
          )}
        </p>
        <ul aria-label={words.alsoAt}>
          {others.map((other) => (
            <li className="mt-1" key={other.id}>
              <HolderLine holder={other} />
              {kind === 'picture' && (
                <span className="block text-muted wrap-anywhere">
                  <TheirPlace other={other} />
                </span>
              )}
              {picture && <Compare other={other} own={{ holder, picture, place: ownPlace }} />}
            </li>
          ))}
          {more && <li className="mt-1 text-muted">{words.further}</li>}
        </ul>
        {children}
      </div>
    </li>
  )
}

interface CompareProps {
  own: { holder: Holder; picture: string; place: ReactNode }
  other: Other
}

/** Button that shows the picture at both companies, where the other one has it in sight of the desk. */
function Compare({ own, other }: CompareProps) {
  const [open, setOpen] = useState(false)
  if (!other.picture) return null
  const theirs = { holder: other, picture: other.picture, place: <TheirPlace other={other} /> }
  return (
    <>
      <button
        aria-label={words.sideBySideWith(other.name)}
        className="link min-h-6 py-1"
        onClick={() => setOpen(true)}
        type="button"
      >
        {words.sideBySide}
      </button>
      <SideBySide onClose={() => setOpen(false)} sides={open ? [own, theirs] : []} />
    </>
  )
}

/** Place of a picture at the company that is looked at. */
function OwnPlace({ shared: { project } }: { shared: SharedThing }) {
  if (!project) return words.asLogo
  return (
    <>
      {words.onProject}
      <bdi>{project.title}</bdi>
    </>
  )
}

/** Place of a picture at another company. Visitors see the page of a listed one. */
function TheirPlace({ other: { project, state } }: { other: Other }) {
  if (!project) return words.theirLogo
  const title = <bdi>{project.title}</bdi>
  return (
    <>
      {words.onTheirProject}
      {state === 'listed' ? (
        <Link className="link" to={screens.portfolioDetail.to({ id: project.id })}>
          {title}
        </Link>
      ) : (
        title
      )}
    </>
  )
}
