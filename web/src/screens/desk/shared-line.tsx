import { type DuplicateGroup, deskScreens, type SharedThing, screens } from '@tameer/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as words from '#words/desk-shared'
import { dateInPakistan } from '../../lib/moment-in-pakistan.ts'
import { uploadAddress } from '../../net/picture-source.ts'
import { OutsideLink } from '../../ui/links.tsx'
import { StateMark } from './companies/state-mark.tsx'

type Holder = DuplicateGroup['company']
type Other = SharedThing['others'][number]

const titles = {
  phone: words.sharedPhone,
  name: words.sharedName,
  picture: words.sharedPicture,
} as const satisfies Record<SharedThing['kind'], string>

interface SharedLineProps {
  /** Name of the company that shares it with others. */
  company: string
  shared: SharedThing
  /** Place of the picture, where the page says it in other words than by its project. */
  place?: string | undefined
  /** Further words about it. */
  children?: ReactNode
}

/** Something that a company shares with others, and who these are. */
export function SharedLine({ company, shared, place, children }: SharedLineProps) {
  const { kind, phone, picture, project, others, more } = shared
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 text-small">
      {picture && (
        <OutsideLink className="block shrink-0" href={uploadAddress(picture)}>
          <img
            alt={words.pictureOf(company)}
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
          {kind === 'picture' && (
            <>
              {words.comma}
              {place ?? (project ? words.onProject : words.asLogo)}
              {!place && project && <bdi>{project.title}</bdi>}
            </>
          )}
        </p>
        <ul aria-label={words.alsoAt}>
          {others.map((other) => (
            <li className="mt-1" key={other.id}>
              <HolderLine holder={other} />
              {kind === 'picture' && <TheirPlace other={other} />}
            </li>
          ))}
          {more && <li className="mt-1 text-muted">{words.further}</li>}
        </ul>
        {children}
      </div>
    </li>
  )
}

/** Place of a picture at another company. Visitors see the page of a listed one. */
function TheirPlace({ other: { project, state } }: { other: Other }) {
  if (!project) return <span className="block text-muted">{words.theirLogo}</span>
  const title = <bdi>{project.title}</bdi>
  return (
    <span className="block text-muted wrap-anywhere">
      {words.onTheirProject}
      {state === 'listed' ? (
        <Link className="link" to={screens.portfolioDetail.to({ id: project.id })}>
          {title}
        </Link>
      ) : (
        title
      )}
    </span>
  )
}

/** A company as a link to its page at the desk, with its state and the day on which it signed up. */
export function HolderLine({ holder: { id, name, state, createdAt } }: { holder: Holder }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Link className="link min-w-0 wrap-anywhere" to={deskScreens.deskCompany.to(id)}>
        <bdi>{name}</bdi>
      </Link>
      <StateMark state={state} />
      <span className="font-normal text-muted text-small">{words.signedUp(dateInPakistan(createdAt))}</span>
    </span>
  )
}
