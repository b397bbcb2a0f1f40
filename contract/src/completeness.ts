import type { User } from './companies.ts'

/** Parts of a complete profile, the most useful to a family first. The profile asks for them in this order. */
export const profileParts = [
  'project',
  'logo',
  'number',
  'about',
  'cities',
  'city',
  'founded',
  'people',
  'minimumProject',
  'languages',
  'workingHours',
  'officeAddress',
] as const
export type ProfilePart = (typeof profileParts)[number]

export interface Completeness {
  /** Number of parts that are filled; `all` is the number of parts. */
  done: number
  all: number
  /** The next best part to add; undefined when nothing is missing. */
  next: ProfilePart | undefined
}

/** Tells how complete a company's profile is. `hasProject` is true when visitors see one of its portfolios. */
export function completenessOf(
  { image, contact, facts }: Pick<User, 'image' | 'contact' | 'facts'>,
  hasProject: boolean,
): Completeness {
  const has: Record<ProfilePart, boolean> = {
    project: hasProject,
    logo: image !== null,
    number: contact.whatsapp !== '' || contact.phone !== '',
    about: facts.about !== '',
    cities: facts.cities.length > 0,
    city: contact.city !== null,
    founded: facts.founded !== null,
    people: facts.people !== null,
    minimumProject: facts.minimumProjectPkr !== null,
    languages: facts.languages.length > 0,
    workingHours: facts.workingHours !== '',
    officeAddress: contact.officeAddress !== '',
  }
  const missing = profileParts.filter((part) => !has[part])
  return { done: profileParts.length - missing.length, all: profileParts.length, next: missing[0] }
}
