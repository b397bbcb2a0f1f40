// Pages that the server renders for crawlers and link previews, and the pictures of previews. Names of companies,
// projects, cities and services are written as they are stored.

import { apartInUrdu as apart } from '../apart.ts'
import { signApart } from '../figures.ts'
import { siteName } from './language.ts'
import * as notFound from './not-found.ts'

export { whatsapp } from './actions.ts'
export { askForQuote } from './companies.ts'
export {
  address,
  calculator,
  city,
  contractors,
  facebook,
  home,
  instagram,
  linkedin,
  pages,
  plot,
  price,
  projects,
  services as servicesName,
  twitter,
  website,
} from './labels.ts'
export { comma, semicolon } from './language.ts'
export { asked, failure, status } from './not-found.ts'
export { builtName, factLine, plotName, yearName } from './project-facts.ts'
export {
  builtAs,
  facts,
  magazine,
  priceTierNames,
  publication,
  specializations,
  tiktok,
  yearFinished,
} from './project-labels.ts'

// Texts of every page.
export const ofTameer = (title: string) => `${title} · ${siteName}`
export const whatHouseCosts = 'گھر پر کتنا خرچ آتا ہے'
export const trail = 'آپ یہاں ہیں'
// Links into the app, by the screen they open.
export const report = 'شکایت کریں'
export const toProfile = 'تمام تصویریں اور پراجیکٹ دیکھیں'
export const toPictures = 'تمام تصویریں دیکھیں'
export const toDirectory = 'کمپنیاں فلٹر کریں اور ان کا موازنہ کریں'
export const toCalculator = 'اپنے گھر کا حساب لگائیں'
export const lookFurther = 'مزید دیکھیں'
export const previousPage = 'پچھلا صفحہ'
export const nextPage = 'اگلا صفحہ'
/** A service or a plot size, with its place. */
export const inCity = (what: string, city: string) => `${city} میں ${what}`

// Ways to reach a company.
export const call = (phone: string) => `${phone} پر کال کریں`
export const writeMail = 'ای میل'
export const companySubject = `${siteName} پر آپ کا کام`

// A company's page. An unknown value is an empty text.
export const companyTitle = (company: string, services: string, cities: string) =>
  `${apart(company)}${services && `: ${services}`}${cities && `، ${cities}`}`
export const companyDescription = (company: string, services: string, cities: string, projects: string) =>
  `${apart(company)}${services && `، ${services}`}${cities && `، ${cities}`}۔ ${projects}۔`

export const worksIn = 'پراجیکٹ کے شہر'

// A project's page.
export const projectTitle = (title: string, cities: string, company: string) =>
  `${apart(title)}${cities && `، ${cities}`}، ${apart(company)}`
export const projectBy = (title: string, company: string) => `${apart(title)}، ${apart(company)}`
export const pictureOf = (title: string, place: number, count: number) =>
  `${apart(title)}، ${count} میں سے تصویر ${place}`
export const aboutProject = 'پراجیکٹ کے بارے میں'
export const kind = 'قسم'
export const video = 'ویڈیو'
/** The company's name is an element of its own. */
export const moreBy = <Name>(company: Name) => ['مزید پراجیکٹ، از ', company]

// The companies of a service.
export const services = {
  Architecture: {
    companies: 'آرکیٹیکٹ',
    lead: 'گھر اور عوامی عمارتیں ڈیزائن کرنے والے، ہر ایک کے مکمل پراجیکٹ کے ساتھ، تاکہ آپ خود پرکھ سکیں۔',
  },
  Construction: {
    companies: 'کنسٹرکشن کمپنیاں',
    lead: 'تعمیر کرنے والے، ہر ایک کے مکمل پراجیکٹ کے ساتھ۔ تین سے بل آف کوانٹیٹیز (BOQ) مانگیں۔',
  },
  'Interior Design': {
    companies: 'انٹیریئر ڈیزائنر',
    lead: 'رہنے اور کام کرنے کے کمرے سجانے والے، ہر ایک کے مکمل پراجیکٹ کے ساتھ۔',
  },
}
export const pakistan = 'پاکستان'
export const allOfPakistan = 'پورا پاکستان'
export const companies = 'کمپنیاں'
export const listEnds = 'فہرست یہاں ختم ہوتی ہے۔'
export const noCompany = 'یہاں ابھی کسی کمپنی نے پراجیکٹ نہیں دکھایا۔'
export const byCity = (companies: string) => `شہر کے لحاظ سے ${companies}`
export const otherServices = 'دوسری سروسز'
/** A city, and the number of companies of a service that have shown a project there. */
export const cityCount = (city: string, companies: number, orMore: boolean) =>
  `${city} (${signApart(`${companies}${orMore ? '+' : ''}`)})`
export const projectCount = (projects: number, orMore: boolean) =>
  orMore ? `${projects} یا زیادہ پراجیکٹ` : projects === 1 ? '1 پراجیکٹ' : `${projects} پراجیکٹ`
export const allServices = 'پاکستان میں آرکیٹیکٹ، بلڈر اور انٹیریئر ڈیزائنر'
export const allServicesLead =
  'کمپنیاں جو اپنے مکمل پراجیکٹ دکھاتی ہیں، کام اور شہر کے لحاظ سے۔ دیکھنا مفت ہے، اور اکاؤنٹ کی ضرورت نہیں۔'
export const allServicesDescription =
  'پاکستان میں آرکیٹیکٹ، کنسٹرکشن کمپنیاں اور انٹیریئر ڈیزائنر، ان کے مکمل پراجیکٹ کے ساتھ، سروس اور شہر کے لحاظ سے۔'
export const seeAll = (companies: string) => `تمام ${companies} دیکھیں`
export const serviceDescription = (heading: string, lead: string, companies: readonly string[]) =>
  `${heading}۔ ${lead} ${companies.length > 0 ? `${companies.join('، ')}۔` : ''}`

// Pages in place of one that cannot be shown, by HTTP status.
export const failures: Record<number, { title: string; text: string }> = {
  400: {
    title: 'یہ پتہ نہیں پڑھا جا سکا',
    text: 'اس کا ایک حصہ رہ گیا ہے یا خراب ہے۔ براہِ کرم اسے دوبارہ دیکھیں، یا پہلے صفحے سے شروع کریں۔',
  },
  404: { title: notFound.title, text: notFound.lead },
  429: {
    title: 'ایک ساتھ بہت زیادہ',
    text: 'آپ کے کنکشن سے اتنا کچھ مانگا گیا کہ ہمیں رکنا پڑا۔ براہِ کرم ایک منٹ بعد یہ صفحہ دوبارہ لوڈ کریں۔',
  },
  500: {
    title: 'یہ صفحہ نہیں بن سکا',
    text: 'ہماری طرف سے کوئی خرابی ہوئی، اور ہم نے اسے نوٹ کر لیا ہے۔ براہِ کرم تھوڑی دیر بعد یہ صفحہ دوبارہ لوڈ کریں۔',
  },
  503: {
    title: `${siteName} پر اس وقت رش ہے`,
    text: 'اس وقت اتنے لوگ پوچھ رہے ہیں کہ ہم سب کو جواب نہیں دے سکتے۔ براہِ کرم تھوڑی دیر بعد یہ صفحہ دوبارہ لوڈ کریں۔',
  },
}

// Pictures of previews.
export const shareAbove = 'پاکستان میں تعمیر'
export const shareTitle = 'صاف لاگت، اصلی بلڈر'
export const shareBelow = 'آرکیٹیکٹ، بلڈر اور انٹیریئر ڈیزائنر، اور گھر پر کتنا خرچ آتا ہے'
export const shareServiceBelow = 'ہر ایک کے مکمل پراجیکٹ کے ساتھ'

/** `/llms.txt`, in Markdown, which a language model reads before other pages (llmstxt.org). */
export const introduction = (links: { services: string; costs: string; rates: string; siteMap: string }) =>
  `# ${siteName}\n\n> پاکستان میں تعمیر کا بازار: آرکیٹیکٹ، کنسٹرکشن کمپنیاں اور انٹیریئر ڈیزائنر اپنے مکمل پراجیکٹ کے ساتھ، اور\n> گھر پر کتنا خرچ آتا ہے، شائع شدہ اور تاریخ والی قیمتوں پر۔\n\nکمپنیاں اپنے پراجیکٹ خود دکھاتی ہیں؛ ${siteName} ان کے کام کو نہیں پرکھتا۔ لاگت منصوبہ بندی کا اندازہ ہے، پاکستانی روپے میں\n(1 لاکھ 100,000 ہے، 1 کروڑ 100 لاکھ)؛ ہر صفحہ بتاتا ہے کہ وہ کس تاریخ کی ہے اور اس میں کیا شامل نہیں۔\n\n## سروسز\n\n${links.services}\n\n## گھر پر کتنا خرچ آتا ہے\n\n${links.costs}\n\n## میٹریل اور مزدوری کے ریٹ\n\n${links.rates}\n\n## سب کچھ\n\n${links.siteMap}\n`
export const siteMap = 'سائٹ کا نقشہ'
export const assistants = 'اسسٹنٹ کے لیے ٹولز'
