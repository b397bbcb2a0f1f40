import { currentPriceBook } from '@tameer/calculator'
import { describe, expect, it } from 'vitest'
import { itemName } from './price-book.ts'

describe('the newest price book in Urdu', () => {
  const { lines, cities } = currentPriceBook
  const local = lines.flatMap((line) => Object.values(line.local ?? {}))
  const texts = [
    ...lines.map(({ item }) => item),
    ...lines.flatMap(({ sizes }) => sizes?.steps.flatMap(({ items }) => items) ?? []),
    ...local.flatMap(({ item }) => item ?? []),
    ...[...lines, ...local, ...Object.values(cities)].flatMap(({ note }) => note ?? []),
  ]

  it.each([...new Set(texts)])('says %j, with its figures', (english) => {
    const urdu = itemName(english)
    expect(urdu).not.toMatch(/[A-Za-z]/)
    const figures = (text: string) => text.match(/\d+(?:[,./]\d+)*/g)?.sort() ?? []
    expect(figures(urdu)).toEqual(figures(english))
  })

  it('keeps a name that it does not know', () => {
    expect(itemName('Water bore, wide')).toBe('Water bore, wide')
  })
})
