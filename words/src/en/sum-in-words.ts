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

/** A sum of whole paisa in words: `Rupees twenty-five thousand only`, `Rupees one and paisa fifty only`. */
export function sumInWords(paisa: number): string {
  const part = paisa % 100
  const rupees = `Rupees ${inWords(Math.floor(paisa / 100), names)}`
  return part === 0 ? `${rupees} only` : `${rupees} and paisa ${below100(part)} only`
}
