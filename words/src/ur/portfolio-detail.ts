import { apartInUrdu as apart } from '../apart.ts'

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

export const pictureFailed = 'تصویر نہیں کھل سکی۔ براہِ کرم دوبارہ کوشش کریں۔'
export const project = 'پراجیکٹ'
export const chooseProject = 'یہاں دیکھنے کے لیے کوئی پراجیکٹ چنیں۔'
export const notShown = 'دیکھنے والوں کو یہ پراجیکٹ نظر نہیں آتا۔ آپ اسے اپنے ڈیش بورڈ سے دکھا سکتے ہیں۔'
export const gone = 'یہ پورٹ فولیو اب موجود نہیں۔'
export const companyProjects = 'اس کمپنی کے پراجیکٹ'
export const allProjects = 'تمام پراجیکٹ'
export const nextPortfolio = 'اگلا پورٹ فولیو'
export const stillLoading = 'پراجیکٹ ابھی لوڈ ہو رہا ہے…'
export const loading = 'پراجیکٹ لوڈ ہو رہا ہے…'
export const socialPages = 'سوشل میڈیا'
export const pictureAt = (title: string, place: number) => `${apart(title)}، تصویر ${place}`
export const pictureOf = (title: string) => `${apart(title)} کی تصویر`
export const picturesOf = (title: string) => `${apart(title)} کی تصویریں`
export const shareTitle = (title: string, company: string) => `${apart(title)}، از ${apart(company)}`
