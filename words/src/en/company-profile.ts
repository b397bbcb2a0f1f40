import { apart } from '../apart.ts'
import { siteName } from './language.ts'

export { allContractors, toDashboard } from './actions.ts'
export { title as howToChoose } from './choose-builder.ts'
export { projects, services } from './labels.ts'

export const chooseCompany = 'Choose a company to see its profile.'
export const title = 'Company profile'
export const readAll = 'Read all'
export const showLess = 'Show less'
export const noProjects = 'This company shows no projects at the moment.'
export const moreProjects = 'More projects'
export const notListed = 'This company is not listed, or no longer.'
export const company = 'Company'
/** Behind the cities of its projects: cities in which it takes work, by name. */
export const serves = (cities: string) => `takes work in ${cities}`
export const yourPage = 'This is your page as visitors see it.'
export const stillLoading = 'Still loading the company…'
export const loading = 'Loading the company…'
export const shareTitle = (name: string) => `${apart(name)} on ${siteName}`
export const count = (total: number, figure: string) => (total === 1 ? '1 project' : `${figure} projects`)
export const moreThan = (figure: string) => `More than ${figure} projects`
export { askForQuote } from './companies.ts'
