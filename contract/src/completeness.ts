import type { User } from './companies.ts'

/** What a complete profile has, the most useful to a family first: that is the order in which it is asked for. */
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
  /** How many of the parts there are, and how many there could be. */
  done: number
  all: number
  /** The next best part to add; undefined when nothing is missing. */
  next: ProfilePart | undefined
}

/** How complete a company's profile is. `hasProject` is whether visitors see one of its portfolios. */
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
