import type { DetailedEstimate } from '@tameer/calculator'
import { wordmark } from '@tameer/contract'
import { houseDrawing } from '../../../../../features/drawings/house-drawing.ts'
import type { OwnCurrency } from '../own-currency.ts'
import { type PictureFacts, pictureFacts } from './picture-facts.ts'
import { Sheet, sheetHeight, sheetWidth } from './sheet.ts'
import { sheetColours } from './sheet-colours.ts'

const bodySize = 34
const titleSizes = [66, 58, 50, 42]
/** Smaller an address is not read on a phone. */
const smallestAddress = 26
const drawingWidth = 452
const drawingHeight = 277
const headLine = 444
const gradesTop = 686
const gradesHeight = 114
const stagesTop = 846
const stageHeight = 54
const footHeight = 71

/**
 * A page of a bill as PNG, 1080 to 1350: the house, its total with low and high, the grades and the money by stage.
 * Nothing on it is smaller than a third of its width allows on a phone. Throws when the device cannot draw.
 */
export function drawBill(estimate: DetailedEstimate, currency: OwnCurrency | undefined): Promise<Blob> {
  const facts = pictureFacts(estimate, currency)
  return Sheet.draw(async (sheet) => {
    sheet.box('paper', { top: 0, height: sheetHeight })
    await drawHead(sheet, facts)
    drawTotal(sheet, facts)
    drawGrades(sheet, facts)
    drawStages(sheet, facts)
    drawFoot(sheet, facts)
  })
}

async function drawHead(sheet: Sheet, { title, facts, prices }: PictureFacts): Promise<void> {
  const mark = { from: 0, top: 44, scale: 190 / 144, width: 190 }
  sheet.path(wordmark.letters, mark, { colour: 'ink', width: wordmark.letterWidth })
  sheet.path(wordmark.line, mark, { colour: 'logo-line', width: wordmark.lineWidth })
  const besideMark = sheet.inner - mark.width - 24
  const look = sheet.fit(prices, besideMark, { size: bodySize, colour: 'muted' })
  sheet.text(prices, 114, { ...look, align: 'end' })

  // Without its drawing the page is still whole.
  const drawing = await houseDrawing(sheetColours).catch(() => undefined)
  if (drawing)
    sheet.image(drawing, {
      from: sheet.inner - drawingWidth,
      top: headLine - drawingHeight,
      width: drawingWidth,
      height: drawingHeight,
    })
  sheet.box('ink', { from: 0, top: headLine - 1, width: sheet.inner, height: 2 })

  const room = sheet.inner - drawingWidth - 24
  const gap = sheet.rightToLeft ? 50 : 44
  const firstFact = headLine - 36 - (facts.length - 1) * gap
  for (const [at, fact] of facts.entries())
    sheet.text(fact, firstFact + at * gap, sheet.fit(fact, room, { size: bodySize, colour: 'muted' }))
  const { size, lines } = titleIn(sheet, title, room)
  for (const [at, line] of lines.toReversed().entries())
    sheet.text(line, firstFact - 62 - at * size * 1.06, { size, face: 'display' })
}

/** The title as large as fits: in two lines, in Urdu in one. */
function titleIn(sheet: Sheet, title: string, room: number): { size: number; lines: string[] } {
  const most = sheet.rightToLeft ? 1 : 2
  for (const size of titleSizes) {
    const lines = sheet.lines(title, room, { size, face: 'display' })
    if (lines.length <= most) return { size, lines }
  }
  const smallest = sheet.fit(title, room, { size: titleSizes.at(-1) ?? bodySize, face: 'display' })
  return { size: smallest.size, lines: [title] }
}

function drawTotal(sheet: Sheet, { amount, beside, low, high, likelyAt }: PictureFacts): void {
  sheet.amount(amount, 572, { size: 132, unitSize: 46 })
  for (const [at, line] of beside.toReversed().entries())
    sheet.text(line, 572 - at * 43, {
      size: bodySize,
      colour: at === 0 && beside.length > 1 ? 'ink' : 'muted',
      align: 'end',
    })
  sheet.box('blue', { from: 0, top: 605, width: sheet.inner, height: 14 })
  sheet.box('brick', { from: likelyAt * sheet.inner - 3, top: 601, width: 6, height: 22 })
  sheet.text(low, 660, { size: bodySize })
  sheet.text(high, 660, { size: bodySize, align: 'end' })
}

function drawGrades(sheet: Sheet, { grades }: PictureFacts): void {
  const width = sheet.inner / grades.length
  for (const [at, { name, amount, chosen }] of grades.entries()) {
    const from = at * width
    sheet.box(chosen ? 'blue' : 'sheet', { from, top: gradesTop, width, height: gradesHeight }, 'edge')
    sheet.text(name, gradesTop + 42, { size: bodySize, from: from + 20, colour: chosen ? 'on-blue' : 'ink' })
    sheet.amount(amount, gradesTop + 94, {
      size: 48,
      unitSize: bodySize,
      from: from + 20,
      ...(chosen ? { colour: 'on-blue', unitColour: 'on-blue' } : {}),
    })
  }
}

function drawStages(sheet: Sheet, { stagesTitle, stages }: PictureFacts): void {
  sheet.text(stagesTitle, stagesTop + 14, { size: 40, face: 'display' })
  sheet.box('edge', { from: 0, top: stagesTop + 27, width: sheet.inner, height: 2 })
  for (const [at, { name, amount, from, length }] of stages.entries()) {
    const bottom = stagesTop + 29 + (at + 1) * stageHeight
    sheet.text(name, bottom - 18, { size: bodySize })
    sheet.amount(amount, bottom - 17, { size: 38, unitSize: bodySize, align: 'end' })
    sheet.box('line', { from: 0, top: bottom - 2, width: sheet.inner, height: 2 })
    sheet.box('blue', { from: from * sheet.inner, top: bottom - 4, width: length * sheet.inner, height: 6 })
  }
}

function drawFoot(sheet: Sheet, { address }: PictureFacts): void {
  sheet.box('sky', { top: sheetHeight - footHeight, width: sheetWidth, height: footHeight })
  const look = { size: bodySize, weight: 500 } as const
  const fitted = sheet.fit(address, sheet.inner, look)
  // A house with much of its own has a long address: then the site alone.
  const [text, shown] =
    fitted.size < smallestAddress ? [address.split('/')[0] ?? '', look] : [address, fitted]
  // Read from left to right in Urdu too.
  sheet.text(`\u2066${text}\u2069`, sheetHeight - 25, { ...shown, align: 'center' })
}
