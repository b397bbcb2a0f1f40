// Filters and limits of the desk's page about payments. Pure.

/** Lists of payments: transfers that wait, money to give back, answers of a bank that do not fit, or all. */
export const deskPaymentStates = ['transfers', 'refunds', 'mismatches', 'all'] as const
export type DeskPaymentState = (typeof deskPaymentStates)[number]

/** How money goes back. */
export const refundWays = ['call', 'hand', 'either', 'waits'] as const
export type RefundWay = (typeof refundWays)[number]

/** Longest texts of an act on a payment, characters. */
export const paymentActLimits = { bankNumber: 100, words: 200 } as const

/** Days of the sums, today included, unless a month is named. */
export const paymentSumDays = 31

/**
 * Time for which a refund counts as under way after the bank was asked for it, ms: longer than any call to a bank. A
 * second one is refused meanwhile.
 */
export const refundUnderWayMs = 2 * 60_000
