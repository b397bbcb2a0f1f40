// Further sheets of each kind that once was misread: calculated, hidden, styled, and files of other programs.
import { describe, expect, it } from 'vitest'
import { smallBill as bill } from '../../../../test/quote-bill.ts'
import { otherWritings, rawFormats, rawWorkbook, rewritten } from '../../../../test/raw-workbook.ts'
import { readSheetFile } from './read-file.ts'
import { notesInWords, rowProblem } from './sheet-in-words.ts'

async function read(file: Uint8Array) {
  const found = await readSheetFile(file, bill)
  if (typeof found === 'string') return found
  return {
    prices: found.prices.map(({ line, kind, figure }) => `${line.id} ${kind} ${figure}`),
    problems: found.problems.map(rowProblem),
    notes: notesInWords(found),
    sheet: found.sheet,
    others: found.others,
  }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
const heads = `<row r="1">${text('A1', 'Line id')}${text('B1', 'Your rate (PKR)')}${text('C1', 'Your sum (PKR)')}</row>`
const row = (at: number, id: string, cells: string) => `<row r="${at}">${text(`A${at}`, id)}${cells}</row>`
const priced = (at: number, id: string, rate: number) => row(at, id, `<c r="B${at}"><v>${rate}</v></c>`)
const quote = (rows: string, name = 'Quote') => ({ name, rows: heads + rows })
const csvHeads = 'Line id;Your rate (PKR);Your sum (PKR)'

describe('what a sheet calculates', () => {
  it.each([
    ['noise of floating point', 'steel;0,30000000000000004;', { prices: ['steel rate 0.3'], notes: [] }],
    ['a division', 'steel;966,666666666667;', { prices: ['steel rate 966.6667'] }],
    ['a rate and its sum with paisa', 'tiles;400,5;600750,00', { prices: ['tiles rate 400.5'] }],
    ['a rate and its sum, rounded', 'doors;333,33;2667', { prices: ['doors rate 333.33'] }],
    [
      'a rate and another sum',
      'tiles;400;600002',
      {
        prices: [],
        problems: ['Row 2: “Tiles” has a rate, and a sum that is not rate times quantity. Keep one of them'],
      },
    ],
    ['a sum of half a rupee', 'tiles;;600000,5', { prices: ['tiles lump 600001'] }],
    ['a formula as text', 'steel;=310*2;', { problems: ['Row 2: “=310*2” is no price'] }],
    ['less than nothing', 'steel;-310;', { problems: ['Row 2: “-310” is no price'] }],
    ['an error', 'steel;#DIV/0!;', { problems: ['Row 2: “#DIV/0!” is no price'] }],
  ])('%s', async (_, line, expected) => {
    expect(await read(bytes(`${csvHeads}\n${line}`))).toMatchObject(expected)
  })

  it('a formula without a value is named, beside a price ignored; one that gives 0 is ignored', async () => {
    const shared = '<f t="shared" ref="C2:C5" si="0">B2*5</f>'
    const rows =
      row(2, 'steel', `<c r="B2"><f>A1*2</f></c><c r="C2">${shared}</c>`) +
      row(3, 'tiles', `<c r="B3"><v>410</v></c><c r="C3"><f t="shared" si="0"/></c>`) +
      row(4, 'doors', `<c r="C4"><f>B4*8</f><v>0</v></c>`) +
      row(5, 'cement', `<c r="C5" t="str"><f>IF(B5="","",B5)</f><v></v></c>`)
    expect(await read(rawWorkbook(quote(rows)))).toMatchObject({
      prices: ['tiles rate 410'],
      problems: [
        'Row 2: the formula of “Steel bars” has no value. Open the file in Excel, save it, and choose it again',
      ],
      notes: [
        'Row 3: the formula beside the price has no value and is ignored',
        'Row 4: the formula gives 0 and is ignored',
      ],
    })
  })
})

describe('which sheet', () => {
  const good = quote(priced(2, 'steel', 310))
  it.each([
    ['behind two others', [{ name: 'Letter', rows: '' }, { name: 'Terms', rows: row(1, 'x', '') }, good]],
    [
      'behind hidden old prices',
      [{ ...quote(priced(2, 'steel', 290), 'Old'), state: 'hidden' as const }, good],
    ],
    [
      'behind very hidden ones',
      [{ ...quote(priced(2, 'steel', 290), 'Old'), state: 'veryHidden' as const }, good],
    ],
    ['behind one with heads and no price', [quote('', 'Empty'), good]],
  ])('%s', async (_, sheets) => {
    expect(await read(rawWorkbook(...sheets))).toMatchObject({
      prices: ['steel rate 310'],
      sheet: 'Quote',
      others: [],
    })
  })

  it('the first of two with prices, and the other one is named', async () => {
    const second = quote(priced(2, 'steel', 320), 'دوسری')
    expect(await read(rawWorkbook(good, second))).toMatchObject({ sheet: 'Quote', others: ['دوسری'] })
  })

  it('none where the only one is hidden', async () => {
    expect(await read(rawWorkbook({ name: 'Letter', rows: '' }, { ...good, state: 'hidden' }))).toBe(
      'headsMissing',
    )
  })
})

describe('cells, not rows', () => {
  const last = '<row r="1048576"><c r="XFD1048576" s="1"/></row>'
  const styled = Array.from(
    { length: 20_000 },
    (_, at) => `<row r="${at + 10}"><c r="B${at + 10}" s="1"/></row>`,
  )
  const wide = Array.from(
    { length: 3_000 },
    (_, at) => `<row r="${at + 10}"><c r="XFD${at + 10}" s="1"/></row>`,
  )
  it.each([
    ['a styled cell in the last corner', last, []],
    ['3,000 rows with a styled cell at their far end', wide.join(''), []],
    [
      'a price in the last row',
      '<row r="1048576"><c r="B1048576"><v>5</v></c></row>',
      ['Row 1048576 has a price but no line id'],
    ],
    ['20,000 styled rows', styled.join(''), []],
    [
      'a formula that nothing has calculated, far below',
      row(25_000, 'doors', '<c r="B25000"><f>B2*2</f></c>'),
      [
        'Row 25000: the formula of “Doors” has no value. Open the file in Excel, save it, and choose it again',
      ],
    ],
  ])('%s', async (_, more, problems) => {
    const file = rawWorkbook(quote(priced(2, 'steel', 310) + more))
    expect(await read(file)).toMatchObject({ prices: ['steel rate 310'], problems })
  })
})

describe('figures and files of other programs', () => {
  it('a price that is shown as a date is its number, and a format with words is no date', async () => {
    const rows =
      row(2, 'steel', '<c r="B2" s="1"><v>60.5</v></c>') +
      row(3, 'tiles', '<c r="B3" s="2"><v>410.25</v></c>')
    expect(await read(rawWorkbook(quote(rows)))).toMatchObject({
      prices: ['steel rate 60.5', 'tiles rate 410.25'],
      notes: ['Row 2: the cell is shown as a date. Its number is taken, please check it'],
    })
  })

  it('a price is its number, however it is shown', async () => {
    const prices = rawFormats.slice(1).map((_, at) => `<c r="B2" s="${at + 2}"><v>310.25</v></c>`)
    for (const price of prices)
      expect(await read(rawWorkbook(quote(row(2, 'steel', price)))), price).toMatchObject({
        prices: ['steel rate 310.25'],
        notes: [],
      })
  })

  it.each([
    [
      'text in pieces, with its sounds',
      '<c r="A2" t="inlineStr"><is><r><t>st</t></r><r><t>eel</t></r><rPh sb="0" eb="1"><t>x</t></rPh></is></c><c r="B2"><v>310</v></c>',
    ],
    ['no addresses', '<c t="inlineStr"><is><t>steel</t></is></c><c><v>310</v></c>'],
    [
      'formulas with what they gave',
      '<c r="A2" t="str"><f>"st"&amp;"eel"</f><v>steel</v></c><c r="B2"><f>300+10</f><v>310</v></c>',
    ],
    ['a number as text', '<c r="A2" t="inlineStr"><is><t>steel</t></is></c><c r="B2" t="str"><v>310</v></c>'],
  ])('cells that have %s', async (_, cells) => {
    const file = rawWorkbook(quote(`<row r="2">${cells}</row>`))
    expect(await read(file)).toMatchObject({ prices: ['steel rate 310'], problems: [] })
  })

  it.each(otherWritings)('a workbook %s', async (_, change) => {
    const rows =
      row(2, 'steel', '<c r="B2" s="1"><v>60.5</v></c>') +
      row(3, 'tiles', '<c r="B3"><f>300+10</f><v>310</v></c>') +
      row(4, 'doors', '<c r="B4"><f>B3/3</f></c>')
    expect(await read(rewritten(rawWorkbook(quote(rows)), change))).toMatchObject({
      prices: ['steel rate 60.5', 'tiles rate 310'],
      problems: [expect.stringContaining('the formula of “Doors” has no value')],
      notes: [expect.stringContaining('shown as a date')],
    })
  })

  it('a date that is kept as a text is no price, and is named', async () => {
    const cell = '<c r="B2" t="d"><v>1900-11-05T00:00:00</v></c>'
    const problems = ['Row 2: “1900-11-05T00:00:00” is no price']
    expect(await read(rawWorkbook(quote(row(2, 'steel', cell))))).toMatchObject({ prices: [], problems })
  })

  it.each([
    [
      'titles with other signs above the heads',
      `Bill, of, a, house, in, Lahore, priced\n\n${csvHeads}\nsteel;310,50;`,
      'steel rate 310.5',
    ],
    [
      'cells with more commas than semicolons',
      `${csvHeads}\nsteel;;"12,34,56,789"\ntiles;;1,2,3,4`,
      'steel lump 123456789',
    ],
    ['a said sign', `sep=|\r\nLine id|Your rate (PKR)\r\nsteel|310`, 'steel rate 310'],
    ['marks that nobody sees', `${csvHeads}\n\u200fsteel;\u202a₨\u00a0310\u202c;`, 'steel rate 310'],
    ['rupees in Urdu', `${csvHeads}\nsteel;;۶۵ لاکھ روپے`, 'steel lump 6500000'],
    ['heads in Urdu', 'آپ کا ریٹ (روپے)\tسطر کا کوڈ\n۳۱۰\tsteel', 'steel rate 310'],
  ])('%s', async (_, file, price) => {
    expect(await read(bytes(file))).toMatchObject({ prices: [price] })
  })

  it.each([['\ufeff'], ['']])('UTF-16, in both orders, with the mark %j', async (mark) => {
    const letters = [...`${mark}Line id\tYour rate (PKR)\r\nsteel\t310\r\n`].map((letter) =>
      letter.charCodeAt(0),
    )
    const little = new Uint8Array(letters.flatMap((code) => [code & 255, code >> 8]))
    const big = new Uint8Array(letters.flatMap((code) => [code >> 8, code & 255]))
    expect(await read(little)).toMatchObject({ prices: ['steel rate 310'] })
    expect(await read(big)).toMatchObject({ prices: ['steel rate 310'] })
  })

  it('an encoding of Windows, whose blank is no UTF-8', async () => {
    const file = bytes(`${csvHeads}\nsteel;1#500;`).map((byte) => (byte === 0x23 ? 0xa0 : byte))
    expect(await read(file)).toMatchObject({ prices: ['steel rate 1500'] })
  })

  it.each([
    ['<html><table><tr><td>Line id</td></tr></table></html>', 'webPage'],
    ['\ufeff\n <?xml version="1.0"?><Workbook/>', 'webPage'],
    ['MIME-Version: 1.0\n', 'webPage'],
    ['%PDF-1.7', 'headsMissing'],
    ['', 'headsMissing'],
    ['\xd0', 'headsMissing'],
  ])('%j is refused: %s', async (file, refusal) => {
    expect(await read(bytes(file))).toBe(refusal)
  })

  it('an archive that is no workbook cannot be read', async () => {
    await expect(read(bytes('PK\u0003\u0004 and more'))).rejects.toThrow()
    await expect(read(rawWorkbook(quote('')).slice(0, -30))).rejects.toThrow()
  })

  it('a comma before three digits is a group, and in doubt where that is far above the estimate', async () => {
    const file = bytes(`${csvHeads}\ndoors;50,000;\nsteel;966,667;\ncement;1.250;`)
    expect(await read(file)).toMatchObject({
      prices: ['doors rate 50000'],
      problems: [
        'Row 3: “966,667” can be read in two ways. Write thousands without a sign, as 1234',
        'Row 4: “1.250” can be read in two ways. Write thousands without a sign, as 1234',
      ],
    })
  })
})
