import { completenessOf, type ProfilePart, type SettingsPart, screens, type User } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/standing'
import { ActionLink } from '../../ui/links.tsx'
import { OwnVisits } from './own-visits-part.tsx'

/** How complete the company's profile is, and how often it was seen. `hasProject`: whether visitors see one. */
export function Standing({ user, hasProject }: { user: User; hasProject: boolean }) {
  return (
    <div className="mb-10 grid items-start gap-8 lg:grid-cols-2">
      <Completeness hasProject={hasProject} user={user} />
      <OwnVisits key={user.id} />
    </div>
  )
}

function Completeness({ user, hasProject }: { user: User; hasProject: boolean }) {
  const id = useId()
  const { done, all, next } = completenessOf(user, hasProject)
  return (
    <section aria-labelledby={id} className="drafted px-5 py-4">
      <h2 className="text-h3" id={id}>
        {words.profile}
      </h2>
      <p className="mt-2 text-muted">{words.done(done, all)}</p>
      <progress aria-labelledby={id} className="progress mt-3 h-1.5 w-full" max={all} value={done} />
      {next ? <NextPart part={next} /> : <p className="mt-4">{words.complete}</p>}
    </section>
  )
}

/** Parts of the settings where the profile's parts are filled in. */
const places: Record<Exclude<ProfilePart, 'project'>, SettingsPart> = {
  ...{ logo: 'profile', number: 'contact', city: 'contact', officeAddress: 'contact' },
  ...{ about: 'facts', cities: 'facts', founded: 'facts', people: 'facts' },
  ...{ minimumProject: 'facts', languages: 'facts', workingHours: 'facts' },
}

function NextPart({ part }: { part: ProfilePart }) {
  const { add, why } = words.parts[part]
  const place = part === 'project' ? screens.addPortfolio.to() : screens.settings.to(places[part])
  return (
    <>
      <p className="mt-4 text-muted text-small">{words.next}</p>
      <p className="font-medium">{add}</p>
      <p className="text-muted">{why}</p>
      <p className="mt-3">
        <ActionLink to={place}>{part === 'project' ? words.addProject : words.addNow}</ActionLink>
      </p>
    </>
  )
}
