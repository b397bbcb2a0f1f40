import { csvHead, csvRow, taxIn } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { isDemoBank } from '../../../core/config/demo-bank.ts'
import { dayInPakistan } from '../../../core/day-in-pakistan.ts'
import type { MovedPayment } from '../../../db/queries/payments/desk-payments.ts'
import { fileWords } from '../../../words/file-words.ts'

const { columns, kinds, demoBank, gatewayName, planTime } = fileWords.payments

/** Header row of the file. */
export const headRow = csvHead(Object.values(columns))

/** A payment as a row of the file; money given back has a minus. */
export function presentCsvPayment(
  row: MovedPayment,
  moved: 'paidAt' | 'refundedAt',
  config: Context['config'],
): string {
  const { reference, receipt, refundNote, payer, plan, months, gateway, bankNumber, amount } = row
  const sign = moved === 'paidAt' ? 1 : -1
  const paper = moved === 'paidAt' ? receipt : refundNote
  const { tax } = taxIn(amount, row.taxPercent / 100)
  return csvRow([
    ...[dayInPakistan(row.at), kinds[moved], sign * amount, (sign * tax) / 100],
    ...[
      isDemoBank(config, gateway) ? demoBank : gatewayName(gateway),
      bankNumber ?? '',
      reference,
      paper ?? '',
    ],
    ...[payer, planTime(plan, months)],
  ])
}
