import { currentPriceBook } from '@tameer/calculator'
import { agreementOfChecked, type CheckedQuote } from '@tameer/quotes'
import { describe, expect, it } from 'vitest'
import { examples } from '../../../../../quotes/src/fixtures/checked-quotes.ts'
import { noEdits } from '../checked-sheet.ts'
import { billOf, houseOf } from '../sheet-house.ts'
import {
  blanksOf,
  changedAlone,
  openRows,
  withFigures,
  withKept,
  withText,
  withValue,
  wrongSum,
} from './edits.ts'
import { clausesOf } from './sheet.ts'
import { specifiedFor } from './specified.ts'

const { estimate } = houseOf('city=Lahore&plotSize=10')!
const prices = currentPriceBook.version

function sheetOf(quote: CheckedQuote, at = prices) {
  const bill = billOf(estimate, [quote])
  const specified = specifiedFor({ estimate, book: currentPriceBook }, at, bill)
  return clausesOf({ agreement: agreementOfChecked(bill, quote), answers: estimate.answers, specified })
}

const textsOf = (quote: CheckedQuote, number: number) =>
  sheetOf(quote)[number - 1]!.texts.map(({ text }) => text)
const uncle = examples[3]

describe('the clauses', () => {
  it('say what the drawn quote said, in both languages', () => {
    expect(textsOf(uncle, 2)[0]!.en).toBe(
      '10 Marla (225 sq ft each) in Lahore. Covered area 3,375 sq ft on 2 storeys: 5 bedrooms, 5 bathrooms, 2 kitchens, 2 lounges, 1 drawing room. Built to the drawings dated ____, which both have signed.',
    )
    expect(textsOf(uncle, 3)[1]).toEqual({
      en: 'Also in the price: overhead tank, septic tank, roof parapet, 3 ft, main gate and kitchen.',
      ur: 'یہ بھی شامل: چھت کی ٹینکی، سیپٹک ٹینک، چھت کی پردی، 3 فٹ، مین گیٹ اور کچن۔',
    })
    expect(textsOf(uncle, 4)[0]).toEqual({ en: 'Steel and binding wire.', ur: 'سریا اور بائنڈنگ تار۔' })
    expect(textsOf(uncle, 5).map(({ en }) => en)).toEqual([
      '4,700 a sq ft × 3,375 sq ft = 1,58,62,500; main gate 1,50,000.',
      'Rupees one crore sixty lakh twelve thousand five hundred only.',
    ])
    expect(textsOf(examples[8], 8)).toEqual([
      {
        en: 'The family buys all material: these makes, or others of the same grade.',
        ur: 'سارا میٹریل گھر والے خریدیں گے: یہی برانڈ، یا اسی معیار کے۔',
      },
    ])
    expect(sheetOf(uncle)[5]!.rows[0]!.label.en).toBe('Advance, before work')
    expect(textsOf(uncle, 8)[0]!.en).toMatch(
      /^The family buys steel and binding wire \(6,131 kg and 62 kg by its estimate\)\. The builder buys the rest/,
    )
  })

  it('leave open what it did not say', () => {
    expect(openRows(sheetOf(uncle), noEdits).map(({ id }) => id)).toEqual([
      ...['wall', 'front', 'fees', 'tax', 'area', 'start', 'priced', 'months', 'delay', 'days'],
    ])
    const clauses = sheetOf(examples[11])
    const [payments] = clauses[5]!.rows
    expect(payments).toMatchObject({
      id: 'payments',
      label: { en: 'Before work, between, at handover' },
      isOpen: true,
    })
    const filled = blanksOf(noEdits, payments!).reduce((edits, { id }) => withValue(edits, id, '10'), noEdits)
    expect(Object.keys(filled.values)).toEqual(['payments', 'payments 1', 'payments 2'])
    const openIds = (edits: typeof noEdits) => openRows(clauses, edits).map(({ id }) => id)
    expect(openIds(withValue(noEdits, 'payments', '10'))).toContain('payments')
    expect(openIds(filled)).not.toContain('payments')
  })

  it('name eleven makes, five of the grey structure, none of prices that are gone, and whose steel is', () => {
    const makesOf = (quote: CheckedQuote, at?: string) => sheetOf(quote, at)[7]!.rows
    expect(makesOf(uncle)).toHaveLength(11)
    expect(makesOf(uncle)[2]).toMatchObject({
      label: { en: 'Steel: the family', ur: 'سریا: گھر والے' },
      value: 'Amreli, Mughal or FF, G60',
    })
    expect(makesOf(examples[6])).toHaveLength(5)
    expect(makesOf(uncle, '2020-01-01').map(({ value }) => value)).toEqual(Array(11).fill(''))
    const stages = Array.from({ length: 8 }, () => ({ stage: 'plinth', percent: 8.75 }))
    expect(makesOf({ ...uncle, between: stages })).toHaveLength(8)
  })
})

describe('changes on the sheet', () => {
  const clauses = sheetOf(uncle)
  const [wall] = clauses[3]!.rows
  const [steel] = clauses[3]!.texts

  it('close a point once its tick and its sum are there', () => {
    const points = (edits: typeof noEdits) => openRows(clauses, edits).length
    const apart = withValue(noEdits, wall!.id, 'apart')
    expect([points(noEdits), points(withValue(noEdits, wall!.id, 'in')), points(apart)]).toEqual([10, 9, 10])
    expect(points(withValue(apart, 'wall sum', '4,50,000'))).toBe(9)
  })

  it('ask for the other language until it is changed too, or kept', () => {
    const changed = withText(noEdits, steel!, 'en', 'Steel alone.')
    expect(changedAlone(changed, steel!)).toBe('en')
    expect(changedAlone(withKept(changed, steel!), steel!)).toBeUndefined()
    expect(changedAlone(withText(changed, steel!, 'ur', 'صرف سریا۔'), steel!)).toBeUndefined()
    expect(changedAlone(withText(changed, steel!, 'en', steel!.text.en), steel!)).toBeUndefined()
    expect([...withText(noEdits, steel!, 'en', 'x'.repeat(500)).texts.notIn!.en!]).toHaveLength(400)
  })

  const agreement = agreementOfChecked(billOf(estimate, [uncle]), uncle)
  const changed = (id: string, typed: string) => withFigures(agreement, withValue(noEdits, id, typed))

  it('say when the payments do not come to the price', () => {
    expect(wrongSum(withFigures(agreement, noEdits))).toBeUndefined()
    expect(wrongSum(changed('stage 0', '48 lakh'))).toBe(16_008_750)
    expect(wrongSum(changed('stage 0 percent', '20'))).toBe(14_411_250)
  })

  it('let payments follow the price and their per cents, and ignore what is no figure', () => {
    const { totalPkr, stages } = changed('total', '1.6 crore')
    expect([totalPkr, stages[0]?.amountPkr, stages[1]?.amountPkr]).toEqual([16_000_000, 4_800_000, 2_400_000])
    expect(changed('stage 0 percent', '20').stages[0]).toMatchObject({ percent: 20, amountPkr: 3_202_500 })
    for (const typed of ['all of it', '-5', '']) {
      expect(changed('total', typed)).toEqual(agreement)
      expect(changed('stage 0 percent', typed)).toEqual(agreement)
    }
  })
})
