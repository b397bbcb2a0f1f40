import {
  type AskedPart,
  completenessOf,
  type OwnMark,
  type ProfilePart,
  type SettingsPart,
  screens,
  type User,
} from '@tameer/contract'
import { useId } from 'react'
import { nameOf } from '#words/catalogue'
import * as words from '#words/standing'
import { putOff, usePutOff } from '../../../features/companies/put-off.ts'
import type { Fetched } from '../../../store/use-fetched.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'

interface CompletenessPartProps {
  user: User
  hasProject: boolean
  marks: Fetched<readonly OwnMark[]>
}

/** How complete the company's profile is: the next thing to add, and the list of all. */
export function CompletenessPart({
  user,
  hasProject,
  marks: { value: marks, error },
}: CompletenessPartProps) {
  const id = useId()
  // Without its marks the rest can still be told.
  const known = marks || error ? completenessOf(user, { hasProject, marks }) : undefined
  if (known?.missing.length === 0) {
    return (
      <section aria-labelledby={id}>
        <h2 className="sr-only" id={id}>
          {words.profile}
        </h2>
        <details>
          <summary className="link inline-block cursor-pointer py-1 text-small">{words.complete}</summary>
          <PartList parts={known.parts} user={user} />
        </details>
      </section>
    )
  }
  return (
    <section aria-labelledby={id} className="drafted px-5 py-4">
      <h2 className="text-h3" id={id}>
        {words.profile}
      </h2>
      {known ? <Known id={id} known={known} user={user} /> : <LoadingText>{words.looking}</LoadingText>}
    </section>
  )
}

interface KnownProps {
  known: ReturnType<typeof completenessOf>
  user: User
  /** Id of the heading. */
  id: string
}

function Known({ known: { parts, done, missing }, user, id }: KnownProps) {
  const isPutOff = usePutOff(user.id)
  // A project is asked for above, by the list that has none.
  const next = missing.find((part) => part !== 'project' && !isPutOff(part))
  return (
    <>
      <p className="mt-2 text-muted">{words.done(done, parts.length)}</p>
      <progress aria-labelledby={id} className="progress mt-3 h-1.5 w-full" max={parts.length} value={done} />
      <div aria-live="polite">
        {next && <NextPart onPutOff={() => putOff(user.id, next)} part={next} />}
        {!next && <p className="mt-4">{words.allPutOff}</p>}
      </div>
      <details className="mt-3">
        <summary className="link inline-block cursor-pointer py-1 text-small">{words.wholeList}</summary>
        <PartList parts={parts} user={user} />
      </details>
    </>
  )
}

type InSettings = Exclude<ProfilePart, 'project'>
/** Part of the settings, and the field in it, where each part of the profile is filled in. */
const places: Record<InSettings, [SettingsPart, string]> = {
  logo: ['profile', 'logo'],
  number: ['contact', 'whatsapp'],
  about: ['facts', 'about'],
  cities: ['facts', 'cities'],
  pec: ['marks', 'pec'],
  pcatp: ['marks', 'pcatp'],
  registration: ['marks', 'registration'],
  city: ['contact', 'city'],
  founded: ['facts', 'founded'],
  people: ['facts', 'people'],
  minimumProject: ['facts', 'minimumProjectPkr'],
  languages: ['facts', 'languages'],
  workingHours: ['facts', 'workingHours'],
  officeAddress: ['contact', 'officeAddress'],
}

function placeOf(part: ProfilePart): string {
  return part === 'project' ? screens.addPortfolio.to() : screens.settings.to(...places[part])
}

function NextPart({ part, onPutOff }: { part: ProfilePart; onPutOff: () => void }) {
  const { add, why } = words.parts[part]
  return (
    <>
      <p className="mt-4 text-muted text-small">{words.next}</p>
      <p className="font-medium">{add}</p>
      <p className="text-muted">{why}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <ActionLink to={placeOf(part)}>{words.addNow}</ActionLink>
        <Button onClick={onPutOff} variant="quiet">
          {words.notNow}
        </Button>
      </p>
    </>
  )
}

/** All that is asked of the company: what is asked of everybody, then the mark of each of its services. */
function PartList({ parts, user }: { parts: readonly AskedPart[]; user: User }) {
  const ofService = (id: number | undefined) => parts.filter(({ service }) => service === id)
  return (
    <>
      <Parts parts={ofService(undefined)} title={words.ofEverybody} />
      {user.categories.map(({ categoryId, category }) => (
        <Parts key={categoryId} parts={ofService(categoryId)} title={words.ofService(nameOf(category))} />
      ))}
    </>
  )
}

function Parts({ title, parts }: { title: string; parts: readonly AskedPart[] }) {
  const id = useId()
  if (parts.length === 0) return null
  return (
    <div className="mt-3">
      <h3 className="text-muted text-small" id={id}>
        {title}
      </h3>
      <ul aria-labelledby={id}>
        {parts.map(({ part, done }) => (
          <li className="flex items-baseline justify-between gap-3 border-line border-b py-1.5" key={part}>
            {done ? (
              words.parts[part].add
            ) : (
              <Link className="link" to={placeOf(part)}>
                {words.parts[part].add}
              </Link>
            )}
            <span className={done ? 'shrink-0 text-good text-small' : 'shrink-0 text-muted text-small'}>
              {done ? words.isThere : words.isMissing}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
