import { csvCell } from '@tameer/contract'
import { describe, expect, it } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+92 300', "'+92 300"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =HYPERLINK("x")', '"\' =HYPERLINK(""x"")"'],
    ['\t=1', "'\t=1"],
    ['Door, 7 ft "teak"', '"Door, 7 ft ""teak"""'],
    ['two\nlines', '"two\nlines"'],
    ['4" pipe', '"4"" pipe"'],
    ['PVC pipe - 4 in', 'PVC pipe - 4 in'],
    [-5, '-5'],
    [26.3, '26.3'],
  ])('%j is written %s', (value, written) => {
    expect(csvCell(value)).toBe(written)
  })
})

describe('readCsv', () => {
  it('reads back what writeCsv writes', () => {
    const rows = [
      ['id', 'item', 'rate'],
      ['steel', 'Bars, "grade 60"\nof 12 mm', '270.5'],
      ['', 'اینٹ', ''],
    ]
    expect(readCsv(writeCsv(rows), ',')).toEqual(rows)
  })

  it('reads what spreadsheets write: semicolons, tabs, bare line ends, empty rows', () => {
    expect(readCsv('id;rate\nsteel;270\n\ntiles;"2;00"', ';')).toEqual([
      ['id', 'rate'],
      ['steel', '270'],
      [''],
      ['tiles', '2;00'],
    ])
    expect(readCsv('id\trate\rsteel\t1,200\r', '\t')).toEqual([
      ['id', 'rate'],
      ['steel', '1,200'],
    ])
  })

  it.each([...'|.*^]\\-$'])('reads cells that %s parts', (sign) => {
    expect(readCsv(`id${sign}rate\nsteel${sign}270`, sign)).toEqual([
      ['id', 'rate'],
      ['steel', '270'],
    ])
  })

  it('ends at a quotation mark that is never closed', () => {
    expect(readCsv('a,b\nc,"d', ',')).toEqual([['a', 'b'], ['c']])
    expect(readCsv('', ',')).toEqual([[]])
  })
})
