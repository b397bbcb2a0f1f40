// The lists that people choose from, at the desk.
import { apart } from '../apart.ts'
import { groupDigits } from '../figures.ts'

export const title = 'Cities, services and building types'
export const lead =
  'What companies, families and visitors choose from. A name that is changed changes everywhere.'
export const partsLabel = 'Lists'
export const parts = { cities: 'Cities', categories: 'Services', 'building-types': 'Building types' }
export const loading = 'Loading the list…'
export const loadingFailed = (why: string) => `The list could not be loaded. ${why}`
export const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)

export const add = {
  cities: 'Add a city',
  categories: 'Add a service',
  'building-types': 'Add a building type',
}
export const servicesNote =
  'A service that is added can be offered, filtered and searched for. It has no page of its own for search engines: the texts of those are not written here.'
export const name = 'Name in English'
export const nameUr = 'Name in Urdu'
export const nameMissing = 'Please enter the name in English letters'
export const nameUrMissing = 'Please enter the name in Urdu letters'
export const save = 'Save'
export const saving = 'Saving…'
export const added = (entry: string) => `${apart(entry)} was added`
export const renamed = (entry: string) => `The name is ${apart(entry)} now`

export const rename = 'Rename'
export const renameOf = (entry: string) => `Rename: ${apart(entry)}`

export const counting = 'Counting who has it…'
export const countFailed = (why: string) => `Who has it could not be counted. ${why}`
const many = (count: number, most: number, one: string, more: string) =>
  count >= most
    ? `${groupDigits(most)} ${more} or more`
    : count === 1
      ? `1 ${one}`
      : `${groupDigits(count)} ${more}`
/** Number of companies, and of projects where projects can have it, each counted up to `most`. */
export const usedBy = (companies: number, projects: number | undefined, most: number) => {
  const first = many(companies, most, 'company', 'companies')
  if (projects === undefined) return `${first} ${companies === 1 ? 'has' : 'have'} it now.`
  return `${first} and ${many(projects, most, 'project', 'projects')} have it now.`
}
export const renameText = 'They show the new name at once.'
