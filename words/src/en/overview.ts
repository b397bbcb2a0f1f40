import { apart } from '../apart.ts'

export { addPortfolio, cancel, deleteLabel, tryAgain } from './actions.ts'
export { noPictureYet } from './labels.ts'

export const deleted = 'Portfolio deleted successfully!'
export const deleteFailed = 'Failed to delete portfolio!'
export const deleteTitle = 'Confirm Deletion'
export const portfolioOverview = 'Portfolio Overview'
export const loadingPortfolios = 'Loading portfolios...'
export const yourPortfolios = 'Your portfolios'
export const totalPortfolios = 'Total Portfolios'
export const morePortfolios = 'More portfolios'
export const orderHint =
  'Visitors see your projects in this order. The first one that is shown gives your card its picture and its city.'
export const dragToMove = 'Drag to move'
export const hide = 'Hide'
export const show = 'Show'
export const notShown = 'Not shown'
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
export const confirmMailbox = <Part>(address: Part) => [
  'Your email address is not confirmed yet. Please open the link we sent to ',
  address,
  '.',
]
export const seeYourPage = 'See your page'
export const shareYourPage = 'Share your page'
export const shareTitle = (name: string) => `${apart(name)} on Tameer`
