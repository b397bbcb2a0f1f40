// The sheet on which the family answers that a stage is done.
import { apartInUrdu as apart } from '../apart.ts'

export { sending } from './actions.ts'

export const saidBy = (name: string, day: string) => `${apart(name)}، ${day}`
export const pictureTaken = (wanted: string, day: string) => `${wanted} · ${day} کی`
export const numbered = (number: number, wanted: string) => `${number} ${wanted}`
export const quoted = (text: string) => `“${apart(text)}”`
export const dueWhenAgreed = 'منظور کرنے پر واجب'
export const doneThen = 'تب مکمل اور منظور'
export const paidSoFar = 'اب تک ادا'
/** A sum and its part of the price in whole per cent. */
export const sumAndPercent = (sum: string, percent: number) => `${sum} · ${percent} فیصد`
export const note =
  'منظوری ادائیگی نہیں۔ 24 گھنٹے تک واپس لے سکتے ہیں۔ آپ کچھ نہ کہیں تو کچھ منظور نہیں ہوتا۔'
export const ifYouAgree = <Part>(sum: Part) => ['منظور کرنے پر ', sum, ' روپے واجب۔']
export const agreed = 'منظور ہے'
export const aQuestion = 'ایک سوال ہے'
export const yourQuestion = 'آپ کا سوال'
export const askNamed = (name: string) => `${apart(name)} سے پوچھیں`
export const back = 'واپس'
export const answered = (stage: string) => `${stage} منظور ہو گیا۔`
export const answeredDue = (stage: string, sum: string) => `${stage} منظور ہو گیا۔ ${sum} روپے واجب۔`
export const asked = (name: string) => `آپ کا سوال ${apart(name)} کو بھیج دیا گیا۔`
