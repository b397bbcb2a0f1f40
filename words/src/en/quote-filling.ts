// Filling in the prices of a quote from the estimate, from the company's last rates, or from a spreadsheet.
import { apart } from '../apart.ts'
import { sheetHeads } from '../sheet-heads.ts'

export const fillIn = 'Fill in for me'
export const fillInContent = 'From the estimate, your last rates or a spreadsheet'
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
export const pastedRounded = (count: number) =>
  `${count === 1 ? '1 price was' : `${count} prices were`} rounded: rates to four decimals, sums to whole rupees.`
export const takeBack = 'Undo'

export const sheetTitle = 'Price it in a spreadsheet'
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
export const sheetId = sheetHeads.id[0]
export const sheetSection = 'Section'
export const sheetItem = 'Item'
export const sheetQuantity = 'Quantity'
export const sheetUnit = 'Unit'
export const sheetEstimateRate = 'Estimate rate (PKR)'
export const sheetEstimateCost = 'Estimate cost (PKR)'
export const sheetRate = sheetHeads.rate[0]
export const sheetSum = sheetHeads.sum[0]
export const sheetHeadsMissing = `No visible sheet has the columns “${sheetId}” and “${sheetRate}”. Please use the file from here.`
export const sheetOldWorkbook =
  'This is an old Excel file (.xls), or one with a password. Please open it in Excel, save it as XLSX without a password, and choose it again.'
export const sheetWebPage =
  'This file is a web page, whatever its name. Please open it in Excel, save it as XLSX, and choose it again.'
export const sheetUnknownLine = (row: number, id: string) =>
  id ? `Row ${row}: “${apart(id)}” is no line of this bill` : `Row ${row} has a price but no line id`
export const sheetTwice = (row: number, item: string) =>
  `Row ${row}: “${item}” stands in an earlier row already`
export const sheetBothDiffer = (row: number, item: string) =>
  `Row ${row}: “${item}” has a rate, and a sum that is not rate times quantity. Keep one of them`
export const sheetNoValue = (row: number, item: string) =>
  `Row ${row}: the formula of “${item}” has no value. Open the file in Excel, save it, and choose it again`
export const sheetNoFigure = (row: number, text: string) => `Row ${row}: “${apart(text)}” is no price`
export const sheetWrongGroups = (row: number, text: string) =>
  `Row ${row}: check the commas of “${apart(text)}”. Three digits follow the last one, as in 1,25,000`
export const sheetTwoWays = (row: number, text: string) =>
  `Row ${row}: “${apart(text)}” can be read in two ways. Write thousands without a sign, as 1234`

/** Name of the sheet that was read, and of others that were not. */
export const sheetWasRead = (name: string, others: readonly string[]) =>
  others.length === 0
    ? `The sheet “${apart(name)}” was read.`
    : `The sheet “${apart(name)}” was read. Also with prices, and not read: ${others.map((other) => `“${apart(other)}”`).join(', ')}.`
export const howItWasRead = 'Please note:'
const mostRows = 10
const rowsNamed = (rows: readonly number[]) => {
  const more = rows.length > mostRows ? ` and ${rows.length - mostRows} more` : ''
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${rows.slice(0, mostRows).join(', ')}${more}`
}
export const roundedRates = (rows: readonly number[]) =>
  `${rowsNamed(rows)}: the rate is rounded to four decimals`
export const roundedSums = (rows: readonly number[]) =>
  `${rowsNamed(rows)}: the sum is rounded to whole rupees`
export const sumsOfRates = (rows: readonly number[]) =>
  `${rowsNamed(rows)}: the sum is rate times quantity, so only the rate is taken`
export const emptyFormulas = (rows: readonly number[]) =>
  `${rowsNamed(rows)}: the formula beside the price has no value and is ignored`
export const zeroFormulas = (rows: readonly number[]) =>
  `${rowsNamed(rows)}: the formula gives 0 and is ignored`
export const dates = (rows: readonly number[]) =>
  `${rowsNamed(rows)}: the cell is shown as a date. Its number is taken, please check it`
export const linesLeftOut = (count: number) =>
  count === 1
    ? '1 line is left out of your price, so its figure is ignored'
    : `${count} lines are left out of your price, so their figures are ignored`
/** Item of a bill's line, as the price book has it. */
export const itemName = (name: string) => name
