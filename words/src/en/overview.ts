import { apart } from '../apart.ts'
import { groupDigits } from './amounts.ts'
import { siteName } from './language.ts'
import { planName } from './plan-names.ts'

export { addPortfolio, cancel, deleteLabel } from './actions.ts'
export { city } from './labels.ts'
export { content, projectGoesOut, title } from './portfolio-form.ts'
export { noPictureYet } from './project-labels.ts'

export const deleted = 'Portfolio deleted successfully!'
export const deleteFailed = 'Failed to delete portfolio!'
export const deleteTitle = 'Confirm Deletion'
export const portfolioOverview = 'Portfolio Overview'
export const loadingPortfolios = 'Loading portfolios...'
export const yourPortfolios = 'Your portfolios'
export const totalPortfolios = 'Total Portfolios'
export const morePortfolios = 'More portfolios'
export const orderHint =
  'The order here is the order on your page. The first one gives your card its picture and its city.'
export const hide = 'Hide'
export const show = 'Show'
export const hiddenByYou = 'Hidden by you'
export const draft = 'Draft'
export const untitled = 'No title yet'
export const goOn = 'Go on'
export const onlyYou = 'Nobody but you sees it.'
export const stillMissing = (names: readonly string[]) => `Still missing: ${names.join(', ')}.`
/** The parts of the total. */
export const kinds = (shown: number, hidden: number, drafts: number) =>
  [
    `${shown} shown`,
    hidden > 0 && `${hidden} hidden`,
    drafts > 0 && (drafts === 1 ? '1 draft' : `${drafts} drafts`),
  ]
    .filter(Boolean)
    .join(' · ')
export const imagesGo = (count: number) =>
  count === 1 ? '1 image goes with it.' : `${count} images go with it.`
export const onlyOutOfSight = 'Only want it out of sight?'
export const hideInstead = 'Hide it instead'
export const firstSteps = [
  'Photographs, straight from the phone',
  'Plot, city and year, by tapping',
  'A few words, now or later',
]
export const isHidden = (title: string) => `Visitors do not see “${apart(title)}” any more.`
export const isShown = (title: string) => `Visitors see “${apart(title)}” now.`
export const allHidden =
  'All your projects are hidden. Visitors find your company again as soon as one is shown.'
export const addFirst = 'Add your first portfolio'
export const noPortfolios = 'No portfolio created yet.'
export const notShownYet = 'Not shown yet, because:'
export const projectMissing = 'You have no project yet. Please add your first one.'
export const shownWithProject = 'Visitors find your company as soon as it has a project.'
export const edit = 'Edit'
export const pictureOf = (title: string) => `Picture of ${apart(title)}`
export const imageCount = (count: number) => (count === 1 ? '1 image' : `${count} images`)
export const loadingFailed = (problem: string) => `Error loading portfolios: ${problem}`
export const deleteQuestion = <Part>(title: Part) => [
  'Are you sure you want to delete “',
  title,
  '”? This action cannot be undone.',
]
export const projectWaits = 'A project that you began is not sent yet.'
export const confirmMailbox = <Part>(address: Part) => [
  'Your email address is not confirmed yet. Please open the link we sent to ',
  address,
  '.',
]
export const seeYourPage = 'See your page'
export const shareYourPage = 'Share your page'
export const shareTitle = (name: string) => `${apart(name)} on ${siteName}`
export const projectsInPlan = (count: number, most: number, plan: Parameters<typeof planName>[0]) =>
  `${groupDigits(count)} of ${groupDigits(most)} projects in ${planName(plan)}`
export const planIsFull = (count: number, most: number, plan: Parameters<typeof planName>[0]) =>
  `${projectsInPlan(count, most, plan)}: no room for another`
export const planAndBills = 'Plan and bills'
