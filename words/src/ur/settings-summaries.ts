// Contents of the settings' parts, said in the lines that fold them.
export { filledIn } from './forms.ts'

export const nothingFilledIn = 'ابھی کچھ نہیں لکھا'
export const noRates = 'کوئی ریٹ نہیں دیا'
export const ratesShown = (count: number) =>
  count === 1 ? '1 ریٹ دکھایا جا رہا ہے' : `${count} ریٹ دکھائے جا رہے ہیں`
export const ratesEnded = (count: number) =>
  count === 1 ? '1 اب نہیں دکھایا جاتا' : `${count} اب نہیں دکھائے جاتے`
export const noMarks = 'کچھ درج نہیں'
/** Numbers of licences and registrations, by their state. */
export const marks = {
  checked: (count: number) => (count === 1 ? '1 دکھایا جا رہا ہے' : `${count} دکھائے جا رہے ہیں`),
  entered: (count: number) => `${count} کی جانچ ہو رہی ہے`,
  refused: (count: number) => (count === 1 ? '1 قبول نہیں ہوا' : `${count} قبول نہیں ہوئے`),
  expired: (count: number) => `${count} کی میعاد ختم`,
}
export const emailWaits = 'تبدیلی باقی ہے'
export const devices = (count: number) => (count === 1 ? '1 لاگ اِن ہے' : `${count} لاگ اِن ہیں`)
