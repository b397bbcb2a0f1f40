// پلانوں، ان کی مدتوں اور ادائیگی کے طریقوں کے نام

const plans = { basic: 'بیسک', plus: 'پلس', pro: 'پرو' }
const times = { 1: '1 مہینہ', 12: '1 سال' }
const gateways = {
  alfalah: 'بینک الفلاح',
  safepay: 'سیف پے',
  transfer: 'بینک ٹرانسفر',
}

export const planName = (plan: keyof typeof plans) => plans[plan]
export const timeName = (months: keyof typeof times) => times[months]
/** `پلس، 1 سال`۔ */
export const planTime = (plan: keyof typeof plans, months: keyof typeof times) =>
  `${plans[plan]}، ${times[months]}`
export const gatewayName = (gateway: keyof typeof gateways) => gateways[gateway]
/** The bank of demo mode, which moves no money. */
export const demoBank = 'ڈیمو بینک'
