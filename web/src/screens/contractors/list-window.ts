import type { PageMark } from '../../data/portfolios-slice.ts'

/** Height of each page in pixels, as it was when it was last drawn; none yet for one that never was. */
export type Heights = readonly (number | undefined)[]

/** The part of a long list that is drawn. */
export interface ListWindow {
  /** Numbers of the pages whose cards are drawn, ascending. */
  drawn: readonly number[]
  heights: Heights
  /** Pixels between two rows, and so between two pages. */
  gap: number
}

/** What stands in the list: a page's cards, or an empty block of the height of one or more pages. */
export type ListPart =
  | { page: number; from: number; count: number; place: number }
  | { page: number; height: number; awaited: boolean }

/** Pages are drawn when they come this near to the screen, and let go when they are further than twice that. */
const nearPx = 2_000

/** Pages on either side of the drawn ones whose cards are kept, so that a turn of the way costs no fetch. */
const keptAround = 2

/**
 * The pages to draw while the screen shows the list from `top` to `bottom`, both in pixels from the list's start. A
 * page of unknown height is drawn, so that it can be measured. `near` is how far off the screen a page is drawn.
 */
export function pagesToDraw(
  { drawn, heights, gap }: ListWindow,
  count: number,
  { top, bottom }: { top: number; bottom: number },
  near = nearPx,
): number[] {
  const numbers: number[] = []
  let start = 0
  for (let page = 0; page < count; page++) {
    const height = heights[page]
    const margin = drawn.includes(page) ? 2 * near : near
    const end = start + (height ?? 0)
    if (!height || (end > top - margin && start < bottom + margin)) numbers.push(page)
    start = end + gap
  }
  return numbers
}

/** The pages whose cards stay in memory. */
export function pagesToKeep(drawn: readonly number[], count: number): number[] {
  const near = (page: number) => drawn.some((one) => Math.abs(one - page) <= keptAround)
  return Array.from({ length: count }, (_, page) => page).filter(near)
}

/** The list's parts in their order; neighbouring pages that are neither drawn nor awaited make one block. */
export function partsOf(pages: readonly PageMark[], { drawn, heights, gap }: ListWindow): ListPart[] {
  const parts: ListPart[] = []
  let [from, place] = [0, 0]
  for (const [page, { count, held }] of pages.entries()) {
    const height = heights[page]
    const wanted = !height || drawn.includes(page)
    const last = parts.at(-1)
    if (held && wanted) parts.push({ page, from, count, place })
    else if (!wanted && last && 'height' in last && !last.awaited) last.height += gap + height
    else parts.push({ page, height: height ?? 0, awaited: wanted })
    if (held) from += count
    place += count
  }
  return parts
}

/** The page that holds the card at a place in the whole list. */
export function pageOfPlace(pages: readonly PageMark[], place: number): number {
  let end = 0
  return pages.findIndex(({ count }) => {
    end += count
    return place < end
  })
}

/** In another width every page has another height: those that could not be measured change as one did that was. */
export function rescaled(before: Heights, measured: Heights): Heights {
  const page = measured.findIndex((height, at) => height && before[at] && height !== before[at])
  const factor = (measured[page] ?? 1) / (before[page] ?? 1)
  return measured.map((height, at) => (height && height === before[at] ? height * factor : height))
}
