import { apartInUrdu as apart } from '../apart.ts'
import { groupDigits } from './amounts.ts'
import { siteName } from './language.ts'
import { planName } from './plan-names.ts'

export { addPortfolio, cancel, deleteLabel } from './actions.ts'
export { city } from './labels.ts'
export { content, projectGoesOut, title } from './portfolio-form.ts'
export { noPictureYet } from './project-labels.ts'

export const deleted = 'پورٹ فولیو حذف ہو گیا!'
export const deleteFailed = 'پورٹ فولیو حذف نہیں ہو سکا!'
export const deleteTitle = 'حذف کرنے کی تصدیق'
export const portfolioOverview = 'پورٹ فولیو کا جائزہ'
export const loadingPortfolios = 'پورٹ فولیو لوڈ ہو رہے ہیں...'
export const yourPortfolios = 'آپ کے پورٹ فولیو'
export const totalPortfolios = 'کُل پورٹ فولیو'
export const morePortfolios = 'مزید پورٹ فولیو'
export const orderHint =
  'آپ کے صفحے پر بھی یہی ترتیب ہے۔ جو سب سے پہلے ہے، آپ کے کارڈ پر اسی کی تصویر اور شہر آتا ہے۔'
export const hide = 'چھپائیں'
export const show = 'دکھائیں'
export const hiddenByYou = 'آپ نے چھپایا ہے'
export const draft = 'ڈرافٹ'
export const untitled = 'ابھی عنوان نہیں'
export const goOn = 'آگے بڑھائیں'
export const onlyYou = 'یہ صرف آپ کو نظر آتا ہے۔'
export const stillMissing = (names: readonly string[]) => `ابھی باقی ہے: ${names.join('، ')}۔`
/** The parts of the total. */
export const kinds = (shown: number, hidden: number, drafts: number) =>
  [`${shown} دکھائے جا رہے ہیں`, hidden > 0 && `${hidden} چھپے ہوئے`, drafts > 0 && `${drafts} ڈرافٹ`]
    .filter(Boolean)
    .join(' · ')
export const imagesGo = (count: number) =>
  count === 1 ? 'اس کے ساتھ 1 تصویر بھی حذف ہو گی۔' : `اس کے ساتھ ${count} تصویریں بھی حذف ہوں گی۔`
export const onlyOutOfSight = 'صرف نظروں سے ہٹانا ہے؟'
export const hideInstead = 'اسے چھپا دیں'
export const firstSteps = [
  'تصویریں، سیدھی فون سے',
  'پلاٹ، شہر اور سال، دبا کر چنیں',
  'چند الفاظ، ابھی یا بعد میں',
]
export const isHidden = (title: string) => `“${apart(title)}” اب دیکھنے والوں کو نظر نہیں آتا۔`
export const isShown = (title: string) => `“${apart(title)}” اب دیکھنے والوں کو نظر آتا ہے۔`
export const allHidden =
  'آپ کے سب پراجیکٹ چھپے ہوئے ہیں۔ ایک بھی دکھائیں تو لوگوں کو آپ کی کمپنی پھر ملنے لگے گی۔'
export const addFirst = 'اپنا پہلا پورٹ فولیو شامل کریں'
export const noPortfolios = 'ابھی کوئی پورٹ فولیو نہیں بنایا گیا۔'
export const notShownYet = 'ابھی نہیں دکھایا جا رہا، کیونکہ:'
export const projectMissing = 'ابھی آپ کا کوئی پراجیکٹ نہیں۔ براہِ کرم پہلا شامل کریں۔'
export const shownWithProject = 'پراجیکٹ شامل ہوتے ہی لوگوں کو آپ کی کمپنی ملنے لگے گی۔'
export const edit = 'ترمیم کریں'
export const pictureOf = (title: string) => `${apart(title)} کی تصویر`
export const imageCount = (count: number) => (count === 1 ? '1 تصویر' : `${count} تصویریں`)
export const loadingFailed = (problem: string) => `پورٹ فولیو لوڈ کرنے میں مسئلہ: ${problem}`
export const deleteQuestion = <Part>(title: Part) => [
  'کیا آپ واقعی “',
  title,
  '” حذف کرنا چاہتے ہیں؟ یہ عمل واپس نہیں ہو سکتا۔',
]
export const projectWaits = 'ایک پراجیکٹ جو آپ نے شروع کیا تھا ابھی بھیجا نہیں گیا۔'
export const confirmMailbox = <Part>(address: Part) => [
  'آپ کے ای میل پتے کی ابھی تصدیق نہیں ہوئی۔ براہِ کرم وہ لنک کھولیں جو ہم نے اس پتے پر بھیجا ہے: ',
  address,
  '۔',
]
export const seeYourPage = 'اپنا صفحہ دیکھیں'
export const shareYourPage = 'اپنا صفحہ شیئر کریں'
export const shareTitle = (name: string) => `${apart(name)}، ${siteName} پر`
export const projectsInPlan = (count: number, most: number, plan: Parameters<typeof planName>[0]) =>
  `${planName(plan)} میں ${groupDigits(most)} میں سے ${groupDigits(count)} پراجیکٹ`
export const planIsFull = (count: number, most: number, plan: Parameters<typeof planName>[0]) =>
  `${projectsInPlan(count, most, plan)}: ایک اور کی گنجائش نہیں`
export const planAndBills = 'پلان اور بل'
