import { siteName } from './language.ts'

export { nameOf } from './catalogue.ts'
export { anyCity, architecture, city, construction, plotSize, service } from './labels.ts'

export const comingSoon = 'Coming soon'
export const inYourPocket = 'Mobile app'
export const appText =
  'A mobile app for Android and iPhone is coming. Until then this site works on every phone, and you can add it to your home screen.'
export const install = 'Install'
export const installHint = 'In your browser’s menu, choose Install app or Add to Home Screen.'
export const citiesFailed = 'The list of cities could not be loaded.'
export const companiesText =
  'Look through what they have built, then call, write or ask for a quote. It is free, and nobody takes a share.'
export const seeWhoBuilds = 'See who builds'
export const costsAbout = 'A complete house costs about'
export const oneKanal = '20 Marla (1 Kanal)'
export const otherSize = 'Other size, such as 7 Marla'
export const seeCost = 'See what it is made of'
export const whatItCosts = 'What it costs'
export const whoBuildsIt = 'Who builds it'
export const title = 'Build your house: what it costs, and who builds it'
export const lead = `Welcome to ${siteName}: honest figures, and the architects, builders and interior designers of Pakistan. Free for homeowners and project managers.`
export const choiceLegend = 'What do you want to know?'
export const joinTitle = 'Join as a Company'
export const joinText =
  'Show your finished work to people who are about to build. An account, a profile and a portfolio of your projects.'
export const joinAction = 'Sign Up Now'
export const calculatorTitle = 'Construction Cost Calculator'
export const calculatorText =
  'What does a house of 5, 10 or 20 Marla cost in Lahore, Karachi or Islamabad? A figure in a minute, with what it is made of.'
export const calculatorAction = 'Go to Calculator'
export const askServices = 'What services are offered?'
export const answerServices =
  'Architecture, construction and interior design. Companies show their finished projects, the cities they work in and their price tier; a calculator estimates what a house costs.'
export const askFind = 'How do I find a professional?'
export const answerFind =
  'Choose a service and a city above, or search by company name. Open a profile to see every project of the company, then write to it or call it directly.'
export const askHire = 'How do I hire a contractor?'
export const answerHire = `Ask up to three companies for a quote here and compare their prices for the same house, or call them. You agree with the company yourself: scope, price, payments and time, in writing. ${siteName} introduces you and takes no part in the contract.`
export const askCost = 'What does it cost me?'
export const answerCost =
  'Nothing. Browsing, contacting companies and the calculator are free for homeowners and project managers.'
export const askQuality = 'How is quality vetted?'
export const answerQuality =
  'We check licences, never the work: companies show it under their own name. Look at it closely, ask for the addresses of finished houses and visit one before you sign.'
export const questions = 'Questions people ask first'
export const architectTitle = 'Hire an architect'
export const architectText = 'Plans, elevations and permits for your plot and your family.'
export const constructionTitle = 'Find a construction company'
export const constructionText = 'From the foundation to the keys: grey structure, finishing, or both.'
export const interiorTitle = 'Find an interior designer'
export const interiorText = 'Room plans, materials and furniture, with drawings to build from.'
export const interior = 'Interior design'
export const askThreeTitle = 'Ask three builders, compare their prices'
export const askThreeText =
  'Describe the house once, or take your estimate along. At most three companies answer, on the same lines. It is free, and your number stays hidden until you share it.'
/** Below a drawing of three bars: prices, and what each leaves out, added to them. */
export const askThreeCaption =
  'The lowest price often leaves the most out. What is missing is added, so that all three are for the same house.'
export const askThreeAction = 'Ask for quotes'
export const whoDoYouNeed = 'Who do you need?'
export const greyAlone = 'Its grey structure alone:'
/** A range with a dash, changed so that it reads as words in a sentence. */
export const rangeInRupees = (range: string) => `${range.replace('–', 'to')}, in rupees`
export const todaysBill = (date: string) => `Today’s bill, at prices of ${date}`
/** The Marla that the figure is for, in square feet. */
export const marlaOf = (sft: number) => `a Marla of ${sft} sq\u00a0ft`
export const publishedOn = (date: string) => `Published on ${date}:`
/** The age in months, once the reader's date is known. */
export const publishedNote = (months: number | undefined) =>
  months === undefined
    ? 'with thin finishing'
    : `${months === 1 ? '1 month' : `${months} months`} old, with thin finishing`
export const quotes = 'Sample quotes'
export const quotesLead = 'Written by us, until there are real ones.'
export const quoteCompared =
  'We compared three architects over one weekend, drawings side by side, and called the one whose verandas we liked.'
export const quoteComparedBy = 'A homeowner'
export const quoteEstimate =
  'The estimate told us what the finishing would add before we signed for the grey structure. That saved our budget.'
export const quoteEstimateBy = 'A couple building on 10 Marla'
export const quoteClients =
  'Clients arrive having seen our work. The first meeting is about their house, not about who we are.'
export const quoteClientsBy = 'A construction company'
export const quoted = (text: string) => `“${text}”`
export const sample = (who: string) => `${who} (sample)`
