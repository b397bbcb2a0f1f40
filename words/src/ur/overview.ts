import { apartInUrdu as apart } from '../apart.ts'

export { addPortfolio, cancel, deleteLabel, tryAgain } from './actions.ts'
export { noPictureYet } from './labels.ts'

export const deleted = 'پورٹ فولیو حذف ہو گیا!'
export const deleteFailed = 'پورٹ فولیو حذف نہیں ہو سکا!'
export const deleteTitle = 'حذف کرنے کی تصدیق'
export const portfolioOverview = 'پورٹ فولیو کا جائزہ'
export const loadingPortfolios = 'پورٹ فولیو لوڈ ہو رہے ہیں...'
export const yourPortfolios = 'آپ کے پورٹ فولیو'
export const totalPortfolios = 'کُل پورٹ فولیو'
export const morePortfolios = 'مزید پورٹ فولیو'
export const orderHint =
  'دیکھنے والوں کو آپ کے پراجیکٹ اسی ترتیب میں نظر آتے ہیں۔ جو سب سے پہلے دکھایا جا رہا ہے، آپ کے کارڈ پر اسی کی تصویر اور شہر آتا ہے۔'
export const dragToMove = 'جگہ بدلنے کے لیے گھسیٹیں'
export const hide = 'چھپائیں'
export const show = 'دکھائیں'
export const notShown = 'نہیں دکھایا جا رہا'
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
export const confirmMailbox = <Part>(address: Part) => [
  'آپ کے ای میل پتے کی ابھی تصدیق نہیں ہوئی۔ براہِ کرم وہ لنک کھولیں جو ہم نے اس پتے پر بھیجا ہے: ',
  address,
  '۔',
]
export const seeYourPage = 'اپنا صفحہ دیکھیں'
export const shareYourPage = 'اپنا صفحہ شیئر کریں'
export const shareTitle = (name: string) => `${apart(name)}، تعمیر پر`
