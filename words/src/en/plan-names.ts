// Names of the plans, of their times and of the ways to pay.

const plans = { basic: 'Basic', plus: 'Plus', pro: 'Pro' }
const times = { 1: '1 month', 12: '1 year' }
const gateways = {
  alfalah: 'Bank Alfalah',
  safepay: 'Safepay',
  transfer: 'Bank transfer',
}

export const planName = (plan: keyof typeof plans) => plans[plan]
export const timeName = (months: keyof typeof times) => times[months]
/** `Plus, 1 year`. */
export const planTime = (plan: keyof typeof plans, months: keyof typeof times) =>
  `${plans[plan]}, ${times[months]}`
export const gatewayName = (gateway: keyof typeof gateways) => gateways[gateway]
/** The bank of demo mode, which moves no money. */
export const demoBank = 'Demo bank'
