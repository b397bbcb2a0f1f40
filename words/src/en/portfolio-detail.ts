import { apart } from '../apart.ts'

export {
  allContractors,
  toDashboard,
  viewFullSize,
} from './actions.ts'
export {
  address,
  city,
  email,
  facebook,
  instagram,
  linkedin,
  phone,
  plot,
  price,
  twitter,
  website,
} from './labels.ts'
export { builtName, plotName, yearName } from './project-facts.ts'
export {
  builtAs,
  facts,
  magazine,
  noPictureYet,
  priceTierNames,
  publication,
  specializations,
  tiktok,
  yearFinished,
} from './project-labels.ts'

export const pictureFailed = 'The picture could not be opened. Please try again.'
export const project = 'Project'
export const chooseProject = 'Choose a project to see it here.'
export const notShown = 'Visitors do not see this project. You can show it on your dashboard.'
export const gone = 'This portfolio is no longer there.'
export const companyProjects = 'Projects of this company'
export const allProjects = 'All Projects'
export const nextPortfolio = 'Next Portfolio'
export const stillLoading = 'Still loading the project…'
export const loading = 'Loading the project…'
export const socialPages = 'Social pages'
export const pictureAt = (title: string, place: number) => `${apart(title)}, picture ${place}`
export const pictureOf = (title: string) => `Picture of ${apart(title)}`
export const picturesOf = (title: string) => `Pictures of ${apart(title)}`
export const shareTitle = (title: string, company: string) => `${apart(title)} by ${apart(company)}`
