import { apartInUrdu as apart } from '../apart.ts'
import { siteName } from './language.ts'

export { allContractors, toDashboard } from './actions.ts'
export { title as howToChoose } from './choose-builder.ts'
export { projects, services } from './labels.ts'

export const chooseCompany = 'پروفائل دیکھنے کے لیے کوئی کمپنی چنیں۔'
export const title = 'کمپنی کا پروفائل'
export const readAll = 'پورا پڑھیں'
export const showLess = 'کم دکھائیں'
export const noProjects = 'اس کمپنی نے فی الحال کوئی پراجیکٹ نہیں دکھایا۔'
export const moreProjects = 'مزید پراجیکٹ'
export const notListed = 'یہ کمپنی فہرست میں نہیں ہے، یا اب نہیں رہی۔'
export const company = 'کمپنی'
/** Behind the cities of its projects: cities in which it takes work, by name. */
export const serves = (cities: string) => `کام کے شہر: ${cities}`
export const yourPage = 'یہ آپ کا صفحہ ہے، جیسا دیکھنے والوں کو نظر آتا ہے۔'
export const stillLoading = 'کمپنی ابھی لوڈ ہو رہی ہے…'
export const loading = 'کمپنی لوڈ ہو رہی ہے…'
export const shareTitle = (name: string) => `${apart(name)}، ${siteName} پر`
export const count = (total: number, figure: string) => (total === 1 ? '1 پراجیکٹ' : `${figure} پراجیکٹ`)
export const moreThan = (figure: string) => `${figure} سے زیادہ پراجیکٹ`
export { askForQuote } from './companies.ts'
