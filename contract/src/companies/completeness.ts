import { requestServices } from '../requests/request-states.ts'
import type { User } from './companies.ts'
import type { MarkKind, MarkState } from './mark-values.ts'

/** Parts of a complete profile, the most useful to a family first. The profile asks for them in this order. */
export const profileParts = [
  'project',
  'logo',
  'number',
  'about',
  'cities',
  'pec',
  'pcatp',
  'registration',
  'city',
  'founded',
  'people',
  'minimumProject',
  'languages',
  'workingHours',
  'officeAddress',
] as const
export type ProfilePart = (typeof profileParts)[number]

/** The mark of each service. Nobody keeps a register of interior designers, so their registration counts. */
const markOf = {
  pec: requestServices.construction,
  pcatp: requestServices.architecture,
  registration: requestServices.interiorDesign,
} as const satisfies Partial<Record<MarkKind, number>>
type ServiceMark = keyof typeof markOf

function isServiceMark(part: ProfilePart): part is ServiceMark {
  return part in markOf
}

/** A part that is asked of a company. */
export interface AskedPart {
  part: ProfilePart
  /** Id of the service that asks for it; undefined for a part of every company. */
  service: number | undefined
  done: boolean
}

export interface Completeness {
  /** The parts asked of the company, in order: everybody's parts, and the mark of each of its services. */
  parts: AskedPart[]
  /** Number of parts that are filled. */
  done: number
  /** The missing parts, the next best to add first. */
  missing: ProfilePart[]
}

interface Facts {
  /** True when visitors see one of its portfolios. */
  hasProject: boolean
  /** Its marks; undefined while they are not known, which leaves them out. */
  marks: readonly { kind: MarkKind; state: MarkState }[] | undefined
}

/** Tells how complete a company's profile is. A mark counts from the day it is entered: the check is not its work. */
export function completenessOf(
  { image, contact, facts, categories }: Pick<User, 'image' | 'contact' | 'facts' | 'categories'>,
  { hasProject, marks }: Facts,
): Completeness {
  const hasMark = (kind: ServiceMark) =>
    marks?.some((mark) => mark.kind === kind && (mark.state === 'entered' || mark.state === 'checked')) ??
    false
  const has: Record<ProfilePart, boolean> = {
    project: hasProject,
    logo: image !== null,
    number: contact.whatsapp !== '' || contact.phone !== '',
    about: facts.about !== '',
    cities: facts.cities.length > 0,
    pec: hasMark('pec'),
    pcatp: hasMark('pcatp'),
    registration: hasMark('registration'),
    city: contact.city !== null,
    founded: facts.founded !== null,
    people: facts.people !== null,
    minimumProject: facts.minimumProjectPkr !== null,
    languages: facts.languages.length > 0,
    workingHours: facts.workingHours !== '',
    officeAddress: contact.officeAddress !== '',
  }
  const parts = profileParts.flatMap((part): AskedPart[] => {
    if (!isServiceMark(part)) return [{ part, service: undefined, done: has[part] }]
    const offered = categories.some(({ categoryId }) => categoryId === markOf[part])
    return offered && marks ? [{ part, service: markOf[part], done: has[part] }] : []
  })
  const missing = parts.filter(({ done }) => !done).map(({ part }) => part)
  return { parts, done: parts.length - missing.length, missing }
}
