// Completeness of a company's profile, and its numbers of visits.

export const profile = 'Your profile'
export const complete = 'Your profile has everything a family looks for.'
export const done = (done: number, all: number) => `${done} of ${all} parts are filled in.`
export const next = 'Next best thing to add:'
/** The part to add, and its use. */
export const parts = {
  project: { add: 'A project that visitors see', why: 'Without one, nobody finds you.' },
  logo: { add: 'Your logo', why: 'People know you again by it.' },
  number: {
    add: 'Your WhatsApp or phone number',
    why: 'Most families call or write before they ask for a quote.',
  },
  about: { add: 'A few sentences about your company', why: 'They tell what you do best.' },
  cities: { add: 'The cities where you take work', why: 'A family sees at once whether you come to them.' },
  pec: {
    add: 'Your PEC licence',
    why: 'Families who build ask for it. It says up to what cost you may build.',
  },
  pcatp: { add: 'Your PCATP registration', why: 'It tells families that the architect is registered.' },
  registration: {
    add: 'The registration of your company',
    why: 'Interior designers have no register of their own: this is what a family can rely on.',
  },
  city: { add: 'The city of your office', why: 'Many look for somebody near.' },
  founded: { add: 'The year you were founded', why: 'Years of work are evidence.' },
  people: { add: 'How many people work with you', why: 'It tells how much you can take on.' },
  minimumProject: { add: 'The smallest project you take', why: 'You get fewer requests that do not fit.' },
  languages: { add: 'The languages you speak', why: 'People like to be understood.' },
  workingHours: { add: 'Your working hours', why: 'People know when they reach you.' },
  officeAddress: { add: 'The address of your office', why: 'Families like to sit down with you.' },
}
export const addNow = 'Add it now'
export const notNow = 'Not now'
export const allPutOff = 'What is missing comes back here 14 days after you put it off.'
export const wholeList = 'All parts'
export const ofEverybody = 'For every company'
export const ofService = (service: string) => `For ${service}`
export const isThere = 'done'
export const isMissing = 'missing'
export const looking = 'Looking at your profile...'

export const lastDays = 'Last 7 days'
export const visits = 'Visits'
export const contacts = 'Contact pressed'
/** `more` is the difference to the seven days before. */
export const sinceBefore = (more: number) =>
  more === 0
    ? 'as many as in the 7 days before'
    : `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than in the 7 days before`
export const onlyYou = 'Only you see this. The bars are 8 weeks of 7 days; the last one ends today.'
export const visitsLead =
  'Visitors are counted once a day each, without cookies. Left out are programs, your own visits while you are logged in, and people who only read the plain page that search engines lead to.'
export const loading = 'Loading visits...'
export const asTable = 'As a table'
export const weekFrom = '7 days from'
export const profileSeen = 'Profile'
export const projectsSeen = 'Projects'
export const contactsPressed = 'Contact'
export const nobodyYet = 'Nobody was counted in the last eight weeks. Share your page so that people find it.'
export const byWeek = 'Visits by week'
