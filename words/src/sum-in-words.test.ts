import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumInWords as english } from './en/sum-in-words.ts'
import { sumInWords as urdu } from './ur/sum-in-words.ts'

const crore = 10_000_000
/** Whole rupees up to some thousand crore. */
const rupees = fc.oneof(fc.nat(100_000), fc.nat(9 * crore), fc.integer({ min: 0, max: 5000 * crore }))

it.each([
  [0, 'Rupees zero only', 'مبلغ صفر روپے صرف'],
  [1, 'Rupees one only', 'مبلغ ایک روپیہ صرف'],
  [100, 'Rupees one hundred only', 'مبلغ ایک سو روپے صرف'],
  [119, 'Rupees one hundred nineteen only', 'مبلغ ایک سو انیس روپے صرف'],
  [2500, 'Rupees two thousand five hundred only', 'مبلغ دو ہزار پانچ سو روپے صرف'],
  [25_000, 'Rupees twenty-five thousand only', 'مبلغ پچیس ہزار روپے صرف'],
  [60_068, 'Rupees sixty thousand sixty-eight only', 'مبلغ ساٹھ ہزار اڑسٹھ روپے صرف'],
  [100_000, 'Rupees one lakh only', 'مبلغ ایک لاکھ روپے صرف'],
  [
    9_999_999,
    'Rupees ninety-nine lakh ninety-nine thousand nine hundred ninety-nine only',
    'مبلغ ننانوے لاکھ ننانوے ہزار نو سو ننانوے روپے صرف',
  ],
  [crore, 'Rupees one crore only', 'مبلغ ایک کروڑ روپے صرف'],
  [
    123_45_00_007,
    'Rupees one hundred twenty-three crore forty-five lakh seven only',
    'مبلغ ایک سو تئیس کروڑ پینتالیس لاکھ سات روپے صرف',
  ],
])('%i rupees are written out', (sum, en, ur) => {
  expect(english(sum)).toBe(en)
  expect(urdu(sum)).toBe(ur)
})

/**
 * Number words from 1 to 99, ten to a line, as the Unicode CLDR spells them (common/rbnf/ur.xml, the rules of
 * `%spellout-cardinal`, read in November 2026; Unicode licence).
 */
const cldr = [
  'ایک دو تین چار پانچ چھ سات آٹھ نو دس',
  'گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس',
  'اکیس بائیس تئیس چوبیس پچیس چھبیس ستائیس اٹھائیس انتیس تیس',
  'اکتیس بتیس تینتیس چونتیس پینتیس چھتیس سینتیس اڑتیس انتالیس چالیس',
  'اکتالیس بیالیس تینتالیس چوالیس پینتالیس چھیالیس سینتالیس اڑتالیس انچاس پچاس',
  'اکیاون باون تریپن چون پچپن چھپن ستاون اٹھاون انسٹھ ساٹھ',
  'اکسٹھ باسٹھ تریسٹھ چونسٹھ پینسٹھ چھیاسٹھ سڑسٹھ اڑسٹھ انہتر ستر',
  'اکہتر بہتر تہتر چوہتر پچہتر چھہتر ستہتر اٹھہتر انیاسی اسی',
  'اکیاسی بیاسی تراسی چوراسی پچاسی چھیاسی ستاسی اٹھاسی نواسی نوے',
  'اکیانوے بانوے ترانوے چورانوے پچانوے چھیانوے ستانوے اٹھانوے ننانوے',
].flatMap((ten) => ten.split(' '))

/**
 * Numbers that are spelled otherwise than in the CLDR, which keeps one of two spellings in use. These are the ones of
 * the n2words package; 80 has its doubled letter marked, as in dictionaries.
 */
const otherSpellings = new Map([
  [53, 'ترپن'],
  [75, 'پچھتر'],
  [77, 'ستتر'],
  [79, 'اناسی'],
  [80, 'اسّی'],
  [91, 'اکانوے'],
])

const inUrdu = (number: number) => urdu(number).replace(/^مبلغ | روپ(ے|یہ) صرف$/g, '')

it.each([...cldr.entries()].map(([at, word]) => [at + 1, word] as const))(
  '%i is written in Urdu as the CLDR writes it: %s',
  (number, word) => {
    expect(inUrdu(number)).toBe(otherSpellings.get(number) ?? word)
  },
)

it('100 is written in Urdu as the CLDR writes it, and no other spelling is one of the CLDR', () => {
  expect(cldr).toHaveLength(99)
  expect(inUrdu(100)).toBe(`${cldr[0]} سو`)
  for (const [number, word] of otherSpellings) expect(cldr[number - 1]).not.toBe(word)
})

/** Reads words as people do: a scale multiplies what came since the last larger one. */
function read(
  words: string,
  numbers: ReadonlyMap<string, number>,
  scales: ReadonlyMap<string, number>,
): number {
  let [total, part] = [0, 0]
  for (const word of words.split(/[ -]/)) {
    const scale = scales.get(word)
    const number = numbers.get(word)
    if (scale === undefined && number === undefined) throw new Error(`unknown word ${word}`)
    if (number !== undefined) part += number
    else if (scale === 100) part *= 100
    else if (scale === crore) [total, part] = [(total + part) * crore, 0]
    else if (scale !== undefined) [total, part] = [total + part * scale, 0]
  }
  return total + part
}

describe('every sum', () => {
  it('reads back in English', () => {
    const small =
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
    const numbers = new Map(`${small} seventeen eighteen nineteen`.split(' ').map((word, n) => [word, n]))
    const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
    for (const [at, word] of tens.entries()) numbers.set(word, (at + 2) * 10)
    const scales = new Map([
      ['hundred', 100],
      ['thousand', 1000],
      ['lakh', 100_000],
      ['crore', crore],
    ])
    fc.assert(
      fc.property(rupees, (sum) => {
        expect(read(english(sum).replace(/^Rupees | only$/g, ''), numbers, scales)).toBe(sum)
      }),
    )
  })

  it('reads back in Urdu, where each number below 100 has a word of its own', () => {
    const numbers = new Map(Array.from({ length: 100 }, (_, number) => [inUrdu(number), number]))
    expect(numbers.size).toBe(100)
    const scales = new Map([
      ['سو', 100],
      ['ہزار', 1000],
      ['لاکھ', 100_000],
      ['کروڑ', crore],
    ])
    fc.assert(
      fc.property(rupees, (sum) => {
        expect(read(inUrdu(sum), numbers, scales)).toBe(sum)
      }),
    )
  })
})
