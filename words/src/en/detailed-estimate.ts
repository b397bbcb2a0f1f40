import { groupDigits } from '../figures.ts'
import { displayDate } from './amounts.ts'
import { siteName } from './language.ts'

export { chooseACity, copyLink, linkCopied, linkNotCopied, print } from './actions.ts'
export { range } from './amounts.ts'
export { figureToPlanWith, pricesMove } from './estimates.ts'
export { withAllOnTop } from './house-words.ts'
export {
  city,
  constructionMode,
  constructionType,
  cost,
  grade,
  item,
  plot,
  plotSize,
  quantity,
  rate,
  storeys,
  sumOfLines,
  total,
} from './labels.ts'
export { siteName as tameer } from './language.ts'

export const section = 'Section'
export const specification = 'What it is'
export const ratePkr = 'Rate (PKR)'
export const unit = 'Unit'
export const costPkr = 'Cost (PKR)'
export const materialPkr = 'Material (PKR)'
export const labourPkr = 'Labour (PKR)'
export const lowPkr = 'Low (PKR)'
export const highPkr = 'High (PKR)'
export const rateStatus = 'Rate is'
export const quantityStatus = 'Quantity is'
export const sources = 'Sources'
export const paperBill = 'The bill on paper'
export const whatToKnow = 'What to know'
export const low = 'Low'
export const likely = 'Most likely cost'
export const likelyGrey = 'Most likely cost of the grey structure alone'
export const high = 'High'
export const paperLines = 'Lines of the bill'
export const rateStatusAndSources = 'Rate is, sources'
export const whereFrom = ', and where this comes from'
export const unfoldLines = 'Open every line'
export const foldLines = 'Close every line'
export const noSource = 'No source was found: our own professional estimate.'
export const totalsByPhase = 'Totals by phase, in rupees'
export const percent = (share: number) => `${share}\u00a0%`
export const rateIs = {
  yours: 'your price',
  published: 'rate published',
  derived: 'rate worked out',
  assumed: 'rate is our estimate',
}
export const phase = 'Phase'
export const aSquareFoot = 'A square foot'
export const material = 'Material'
export const labour = 'Labour'
export const bill = 'Bill'
export const site = 'Site'
export const page = 'Page'
export const date = 'Date'
export const perSquareFoot = 'For a square foot of covered area'
export const sheetHint =
  'Change a rate or a quantity: its cost and the sums follow. Material, labour, low and high of a line stay as estimated.'
export const sheetHintLabourAlone =
  'This bill is of labour alone: change a cost and the sums follow. Low and high stay as estimated.'
export const sheetRangeHint =
  'Not every line will cost more at the same time: the range of a section or of the total is narrower than the ranges of its lines together, and is no sum.'
export const theBill = 'The bill'
export const lineByLine = 'Line by line'
export const lead =
  'An itemised estimate (bill of quantities, BOQ) from your own answers. Every line has its rate, its quantity and its source.'
export const title = 'Detailed House Construction Cost'
export const staleBill =
  'This is the last good bill. Some answers cannot be used: please correct the marked ones.'
export const mendFirst = (count: number) =>
  count === 1
    ? 'One answer is not right. Correct it to see the bill.'
    : `${count} answers are not right. Correct them to see the bill.`
export const correctIt = 'Correct the answer'
export const answerFirst =
  'Choose a city and give the size of the plot: the bill stands here at once, with the usual house for such a plot, and follows every answer.'
export const thePlot = 'The plot'
export const house = 'House'
export const theHouse = 'The house'
export const finish = 'Finish'
export const finishTitle = 'What to build, and how good'
export const typeHint = 'Grey structure: walls, roof, hidden pipes and wires. Complete: ready to move in.'
export const modeHint =
  'Who buys cement, steel, bricks? Without material, you do: the bill is the labour alone.'
export const whatGradesBuy = 'What each grade buys'
export const dearestLines = 'The dearest lines of this house that differ:'
export const howPricedIn = (city: string) => `How we price a house in ${city}`
export const howUsualArea = 'How we come to the usual area'
export const keptForNow = 'This device refuses to store it: it stays until you close or reload the page.'
export const keptToCompare = 'Saved to compare'
export const keepToCompare = 'Save and compare'
export const keepHint =
  'Saves this bill on this device. Change an answer, save that one too, and see both side by side.'
export const measuredIn = 'Measured in'
export const karachiMarlaHint = 'In Karachi it usually gives square yards: then choose sq yd above.'
export const sizeMarla = 'Size of a Marla'
export const ofLastGoodAnswers = 'From your last correct answers'
export const totalLater = 'Total: once city and plot are known'
export const changeAnswers = 'Change answers'
export const back = 'Back'
export const seeTheBill = 'See the bill'
export const steps = 'Steps of the estimate'
export const sheetFailed =
  'The spreadsheet could not be made. Check your connection, reload the page and try again.'
export const xlsxPreparing = 'Preparing XLSX'
export const xlsx = 'Download XLSX'
export const csv = 'Download CSV'
export const share = 'Share'
export const shareEstimate = 'Share this estimate'
export const printOrPdf = 'Print or PDF'
export const sendByWhatsApp = 'Send by WhatsApp'
/** The count is left out while it is unknown. */
export const buildersIn = (city: string, count?: number) =>
  count === undefined ? `Builders in ${city}` : `Builders in ${city} (${count})`
export const linesOf = (section: string) => `Lines of ${section}`
export const sumOf = (section: string) => `Sum of ${section}`
export const keptFull = (most: number) =>
  `${most} are saved already. Remove one in the comparison to save this one.`
export const nextStep = (step: string) => `Next: ${step}`
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`
export const printedOn = (date: string) => `${siteName} · printed on ${date}`
export const inRupees = (prices: string) => `${prices}. All amounts in rupees.`
export const askAssumedFirst = 'Ask first about the rates marked “our estimate”.'
export const lowAndHigh = (low: string, high: string) => `low ${low}, high ${high}`
export const whatItIs = (status: string) => `What it is; the rate is ${status}`
export const whatItIsYours = 'What it is; your price'
export const origin = (rate: string, quantity: string) => `Rate: ${rate}. Quantity: ${quantity}.`
export const perFoot = 'a square foot'
export const coveredAreaSft = 'Covered area, all floors together (sq ft)'
export const areaHint = 'With walls and stairs.'
export const takeUsual = (sft: string) => `Use ${sft} sft`
export const usualArea = (sft: string, marla: number) => `${sft} sft on ${marla} Marla`
/** Joins the parts into a list, the last after `and`. */
export const listed = (parts: readonly string[]) => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
export const usualAreaText = (areas: string, storeys: number) =>
  `People usually build ${areas}, on ${storeys} storeys and a Marla of 225 sft. For other sizes we calculate between these. With more or fewer storeys, each floor keeps its size. 10 Marla is the house of the quick estimate, 5 Marla was read from published houses, 20 Marla is twice 10. Building rules and your own plan go first.`
export const fromTo = (least: number, most: number) => `${least} to ${most}`
export const usualHere = (area: string, storeys: number, floor: string, percent: number) =>
  storeys === 1
    ? `Usual here: ${area} sft, which is 1 storey, covering ${percent}\u00a0% of the plot.`
    : `Usual here: ${area} sft, which is ${storeys} storeys of ${floor} sft, each covering ${percent}\u00a0% of the plot.`
export const compareCount = (count: number) => `Compare (${count})`
export const toMend = 'needs correcting'
export const marlaSft = (sft: number) => `${sft} sft`
export const marlaHint = 'Your allotment letter says which counts.'
export const complete = 'Complete'
export const greyAlone = 'Grey structure alone'
/** Follows the total of the other stage. */
export const andGrey = (amount: string) => `grey structure alone ${amount}`
export const andComplete = (amount: string) => `complete ${amount}`
/** Size, storeys and bedrooms of a house, for a message. */
export const houseFacts = (sft: number, storeys: number, bedrooms: number) => [
  `${groupDigits(sft)} sq ft`,
  storeys === 1 ? '1 storey' : `${storeys} storeys`,
  bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`,
]
export const shareText = (house: string, likely: string, low: string, high: string) =>
  `${house}: about ${likely} (${low} to ${high}).`
/** A list or a note as a sentence. */
export const sentence = (text: string) => `${text}.`
export const sourcesCounted = (count: number) => `Sources (${count})`
export const source = (site: string, page: string, date: string) =>
  `${site}${page ? `: ${page}` : ''} (${displayDate(date)})`

export const partsOfHouse = 'Parts of the house'
export const partsHint = 'Switched on is what such a house usually has.'
export const onTop = 'Percentages on top'
/** Shown while it is closed and none is chosen. */
export const onTopOff = 'Contractor’s margin, tax and others: all off'
export const addOnInShort = (name: string, pct: number) => `${name} ${pct}\u00a0%`
export const onTopHint =
  'Percentages of the bill, off until you switch them on. They stand beside its total and are never hidden in it.'
export const often = (low: number, high: number, status: string) =>
  low === high ? `Often ${low} %; ${status}.` : `Often ${low} to ${high} %; ${status}.`
export const inPercent = (name: string) => `${name}, in per cent`
const withAddOn = {
  margin: (pct: number) => `With a contractor’s margin of ${pct}\u00a0%`,
  design: (pct: number) => `With design and supervision of ${pct}\u00a0%`,
  tax: (pct: number) => `With tax on services of ${pct}\u00a0%`,
  contingency: (pct: number) => `With a contingency of ${pct}\u00a0%`,
}
export const addOnCost = (id: keyof typeof withAddOn, pct: number, total: string, amount: string) =>
  `${withAddOn[id](pct)}: ${total}, ${amount} more.`
export const totalWithAll = (total: string) => `${total} with all on top`
export const yourPrice = (unit: string) => `Your price (PKR per ${unit})`
/** Distinguishes the fields and buttons of lines for screen readers. */
export const ofItem = (words: string, item: string) => `${words}: ${item}`
export const yourPriceHint = (most: number) =>
  `A price you were offered for the same thing (material and labour). At most ${most} prices.`
export const yourLabourPrice = (unit: string) => `Your price for the labour (PKR per ${unit})`
export const yourLabourPriceHint = (most: number) =>
  `A price you were offered for the labour alone. It counts in a bill of labour alone. At most ${most} prices.`
export const takePriceAway = 'Take your price away'
export const takeLabourPriceAway = 'Take your price for the labour away'
/** On paper, in a narrow column. */
export const sizedAt = (unit: string, percent: string) => `${unit} at ${percent}`
export const rateForThousand = (unit: string) => `${unit}, per 1,000`
