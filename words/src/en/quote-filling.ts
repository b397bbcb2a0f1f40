// Filling in the prices of a quote from the estimate, from the company's last rates, or from a spreadsheet.
import { apart } from '../apart.ts'

export const fillIn = 'Fill in for me'
export const fillInContent = (known: boolean) =>
  known ? 'From the estimate or your last rates' : 'From the estimate'
export const ownPercent = 'Then change by, per cent'
export const percentHint = 'For instance 5, or -3 for less. Leave it empty to take the prices as they are.'
export const percentWrong = 'Please enter a number such as 5 or -3'
export const asTheEstimate = 'As the estimate'
export const myLastRates = (count: number) =>
  count === 1 ? 'My last rates (1 line)' : `My last rates (${count} lines)`
export const openEveryLine = 'Price every line'
export const pasteHint =
  'You can also copy a column of prices in a spreadsheet and paste it into the price of a line: it goes down the lines.'
export const filledCount = (count: number) =>
  count === 1 ? '1 price is filled in.' : `${count} prices are filled in.`
const mostNamed = 3
export const pastedWrong = (cells: readonly string[]) => {
  const named = cells.slice(0, mostNamed).map((cell) => `“${cell.trim().slice(0, 20)}”`)
  const more = cells.length > mostNamed ? ` and ${cells.length - mostNamed} more` : ''
  return cells.length === 1
    ? `${named.join('')} is no price. Please correct it.`
    : `${named.join(', ')}${more} are no prices. Please correct them.`
}
export const takeBack = 'Undo'

export const sheetTitle = 'Price it in a spreadsheet'
export const sheetContent = 'Excel or CSV, there and back'
export const sheetLead =
  'Download the bill, fill in “Your rate” or “Your sum” for the lines, and read the file back. Nothing changes before you have looked at it.'
export const saveXlsx = 'Download for Excel'
export const saveCsv = 'Download as CSV'
export const readSheet = 'Read a file back'
export const sheetName = 'Quote'
export const sheetFile = 'bill-to-price'
export const sheetNotMade = 'The file could not be made. Please try again.'
export const sheetNotRead = 'This file could not be read. Please save it as XLSX or CSV and choose it again.'
export const sheetFound = 'What the file holds'
export const toFillIn = 'What would be filled in'
export const wouldFill = (count: number) =>
  count === 1 ? '1 price would be filled in.' : `${count} prices would be filled in.`
/** Number of prices that a file holds. */
export const pricesFound = <Part>(file: Part, count: number) => [
  file,
  count === 0 ? ' has no prices' : count === 1 ? ' has 1 price' : ` has ${count} prices`,
]
export const rowsNotRead = (count: number) =>
  count === 1 ? '1 row could not be read:' : `${count} rows could not be read:`
export const lookAtPrices = 'Look at the prices'
export const takePrices = (count: number) => (count === 1 ? 'Take this price' : `Take these ${count} prices`)
export const discard = 'Discard'
export const sheetId = 'Line id'
export const sheetSection = 'Section'
export const sheetItem = 'Item'
export const sheetQuantity = 'Quantity'
export const sheetUnit = 'Unit'
export const sheetEstimateRate = 'Estimate rate (PKR)'
export const sheetEstimateCost = 'Estimate cost (PKR)'
export const sheetRate = 'Your rate (PKR)'
export const sheetSum = 'Your sum (PKR)'
export const sheetHeadsMissing = `The columns “${sheetId}” and “${sheetRate}” were not found. Please use the file from here.`
export const sheetUnknownLine = (row: number, id: string) =>
  id ? `Row ${row}: “${id}” is no line of this bill` : `Row ${row} has a price but no line id`
export const sheetTwice = (row: number, item: string) =>
  `Row ${row}: “${item}” stands in an earlier row already`
export const sheetBoth = (row: number, item: string) =>
  `Row ${row}: “${item}” has a rate and a sum. Keep one of them`
export const sheetNoFigure = (row: number, text: string) => `Row ${row}: “${apart(text)}” is no price`
/** Item of a bill's line, as the price book has it. */
export const itemName = (name: string) => name
