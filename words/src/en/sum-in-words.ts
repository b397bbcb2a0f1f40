// Sums of money in words, as receipts and cheques of Pakistan write them.
import { inWords } from '../number-words.ts'

const upTo19 = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

function below100(number: number): string {
  const ten = tens[Math.floor(number / 10) - 2]
  if (ten === undefined) return upTo19[number] ?? ''
  return number % 10 === 0 ? ten : `${ten}-${upTo19[number % 10]}`
}

const names = { below100, hundred: 'hundred', thousand: 'thousand', lakh: 'lakh', crore: 'crore' }

/** A sum of whole rupees in words: `Rupees twenty-five thousand only`. */
export const sumInWords = (rupees: number) => `Rupees ${inWords(rupees, names)} only`
