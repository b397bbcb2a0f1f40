// Questions below a bill, answered for this house.
import { range } from './amounts.ts'

export {
  answerGreyOrComplete,
  answerNotInCost,
  answerPrices,
  askGreyOrComplete,
  askNotInCost,
  askPrices,
} from './estimates.ts'

export const askSquareFoot = 'What does a square foot of this house cost?'
export const answerSquareFoot = (rupees: string, sft: string) =>
  `${rupees} for each square foot of covered area: the total over ${sft} sq ft.`
export const answerSquareFootGrey = (rupees: string, sft: string, grey: string) =>
  `${rupees} for each square foot of covered area: the total over ${sft} sq ft. The grey structure alone is ${grey} of it.`
export const askMaterial = 'How much of it is material, and how much is labour?'
export const answerMaterial = (material: string, labour: string) =>
  `${material} is material and ${labour} is labour. Some rates have both in them; how they are parted stands in the bill.`
export const askRange = 'Why is there a low and a high figure?'
export const answerRange = (low: string, high: string) =>
  `Prices differ between shops and builders, and quantities between drawings. For this house that is ${range(low, high)}. Plan for the high figure. A part’s range is narrower than its lines’ together: not every line costs more at the same time.`
export const askQuick = 'Why does the quick estimate say something else?'
export const answerRangeOfAny =
  'Prices differ between shops and builders, and quantities between drawings. Plan for the high figure.'
