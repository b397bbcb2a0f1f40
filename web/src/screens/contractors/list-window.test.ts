import { describe, expect, it } from 'vitest'
import { pageOfPlace, pagesToDraw, pagesToKeep, partsOf, rescaled } from './list-window.ts'

const heights = Array.from({ length: 40 }, () => 10_000)
const page = (held: boolean, count = 24) => ({ cursor: 'c', count, held })
const draw = (top: number, drawn: number[] = []) =>
  pagesToDraw({ drawn, heights, gap: 24 }, heights.length, { top, bottom: top + 700 })

describe('pages to draw', () => {
  it('are those near the screen, however long the list', () => {
    expect(draw(0)).toEqual([0])
    expect(draw(9_000)).toEqual([0, 1])
    expect(draw(25_000)).toEqual([2])
    expect(draw(39 * 10_024)).toEqual([38, 39])
    for (let top = 0; top < 400_000; top += 500) expect(draw(top).length).toBeLessThanOrEqual(2)
  })

  it('stay for a while, so that a turn of the way draws nothing', () => {
    expect(draw(13_000)).toEqual([1])
    expect(draw(13_000, [0, 1])).toEqual([0, 1])
    expect(draw(14_100, [0, 1])).toEqual([1])
  })

  it('are also those whose height nobody knows', () => {
    expect(
      pagesToDraw({ drawn: [], heights: [10_000, 10_000], gap: 24 }, 3, { top: 0, bottom: 700 }),
    ).toEqual([0, 2])
    expect(pagesToDraw({ drawn: [], heights: [0, 0], gap: 0 }, 2, { top: 0, bottom: 700 })).toEqual([0, 1])
  })
})

it('keeps the cards of two pages around the drawn ones', () => {
  expect(pagesToKeep([0, 5, 6], 20)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(pagesToKeep([0], 1)).toEqual([0])
})

describe('the parts of a list', () => {
  it('are cards where they are drawn and one block for all pages between', () => {
    const pages = [true, false, false, true, true, false].map((held) => page(held))
    const shown = { drawn: [0, 4], heights: heights.slice(0, 6), gap: 24 }
    expect(partsOf(pages, shown)).toEqual([
      { page: 0, from: 0, count: 24, place: 0 },
      { page: 1, height: 30_048, awaited: false },
      { page: 4, from: 48, count: 24, place: 96 },
      { page: 5, height: 10_000, awaited: false },
    ])
  })

  it('hold a place for each page that is to be drawn and not there', () => {
    const pages = [page(true), page(false), page(false), page(true, 7)]
    const shown = { drawn: [1, 2], heights: heights.slice(0, 4), gap: 24 }
    expect(partsOf(pages, shown)).toEqual([
      { page: 0, height: 10_000, awaited: false },
      { page: 1, height: 10_000, awaited: true },
      { page: 2, height: 10_000, awaited: true },
      { page: 3, height: 10_000, awaited: false },
    ])
  })

  it('are as high together whatever is drawn', () => {
    const pages = heights.map(() => page(true))
    const gap = 24
    const whole = heights.length * 10_000 + (heights.length - 1) * gap
    for (const drawn of [[0], [3, 4], [0, 17, 18, 39], [39]]) {
      const parts = partsOf(pages, { drawn, heights, gap })
      const total = parts.reduce((sum, part) => sum + ('height' in part ? part.height : 10_000), 0)
      expect(total + (parts.length - 1) * gap).toBe(whole)
    }
  })
})

it('finds the page of a card', () => {
  const pages = [page(true), page(true, 20), page(true)]
  expect([0, 23, 24, 43, 44, 67, 68].map((place) => pageOfPlace(pages, place))).toEqual([
    0, 0, 1, 1, 2, 2, -1,
  ])
})

it('changes unseen heights with the width as the seen ones did', () => {
  expect(rescaled([100, 200, 300, undefined], [100, 100, 300, undefined])).toEqual([50, 100, 150, undefined])
  expect(rescaled([100], [100])).toEqual([100])
})
