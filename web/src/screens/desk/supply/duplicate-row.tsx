import { type DuplicateGroup, deskScreens, type SharedThing } from '@tameer/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import * as words from '#words/desk-supply'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { uploadAddress } from '../../../net/picture-source.ts'
import { Button } from '../../../ui/button.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { StateMark } from '../companies/state-mark.tsx'
import { focusHeading } from '../focus-heading.ts'
import { useDeskAct } from '../use-desk-act.ts'

type Holder = DuplicateGroup['company']

const titles = {
  phone: words.sharedPhone,
  name: words.sharedName,
  picture: words.sharedPicture,
} as const satisfies Record<SharedThing['kind'], string>

interface DuplicateRowProps {
  group: DuplicateGroup
  /** Called when the list may have changed. */
  onChanged: () => void
}

/** A company, what it shares with others, and the way to put that aside. */
export function DuplicateRow({ group: { company, noticedAt, shares }, onChanged }: DuplicateRowProps) {
  const [asking, setAsking] = useState(false)
  const { busy, act } = useDeskAct()
  const all = [company, ...shares.flatMap(({ others }) => others)]
  const companies = [...new Map(all.map((one) => [one.id, one.name]))]
  const names = companies.map(([, name]) => name)
  const putAside = () =>
    act(async () => {
      try {
        await callDesk('putDuplicatesAside', { body: { ids: shares.map(({ id }) => id) } })
        showToast(words.putAside)
        focusHeading()
      } finally {
        // When it is refused, the list is an older one.
        onChanged()
      }
    })
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-medium font-sans text-body">
          <HolderLine holder={company} />
        </h2>
        <p className="text-muted text-small">{words.noticed(dateInPakistan(noticedAt))}</p>
        <ul className="mt-3 grid gap-4">
          {shares.map((shared) => (
            <Shared company={company} key={shared.id} shared={shared} />
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Button aria-label={words.differentOf(names)} busy={busy} onClick={() => setAsking(true)}>
          {words.different}
        </Button>
      </div>
      <QuestionDialog
        back={words.cancel}
        onClose={() => setAsking(false)}
        onYes={() => {
          setAsking(false)
          putAside()
        }}
        open={asking}
        title={words.differentQuestion}
        yes={words.differentYes}
      >
        <ul className="mb-3">
          {companies.map(([id, name]) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <p>{words.differentText}</p>
      </QuestionDialog>
    </li>
  )
}

function Shared({ company, shared }: { company: Holder; shared: SharedThing }) {
  const { kind, phone, picture, project, others, more } = shared
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 text-small">
      {picture && (
        <OutsideLink className="block shrink-0" href={uploadAddress(picture)}>
          <img
            alt={words.pictureOf(company.name)}
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
              {project ? words.onProject : words.asLogo}
              {project && <bdi>{project.title}</bdi>}
            </>
          )}
        </p>
        <ul aria-label={words.alsoAt}>
          {others.map((other) => (
            <li className="mt-1" key={other.id}>
              <HolderLine holder={other} />
              {kind === 'picture' && (
                <span className="block text-muted wrap-anywhere">
                  {other.project ? words.onTheirProject : words.theirLogo}
                  {other.project && <bdi>{other.project.title}</bdi>}
                </span>
              )}
            </li>
          ))}
          {more && <li className="mt-1 text-muted">{words.further}</li>}
        </ul>
      </div>
    </li>
  )
}

/** A company as a link to its page, with its state and the day on which it signed up. */
function HolderLine({ holder: { id, name, state, createdAt } }: { holder: Holder }) {
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
