import { html } from 'hono/html'
import type { PageWords } from '../../../words/page-words.ts'
import type { Html } from '../frame/page-document.ts'
import { scrollTable } from '../frame/page-parts.ts'
import type { IndexPoint } from './rate-facts.ts'

const width = 600
const height = 120
const edge = 6

/** The index as a small line, once it has two values, and as a table. */
export function indexChart(points: readonly IndexPoint[], words: PageWords): Html {
  const { amounts, ratesPage } = words
  const rows = points
    .toReversed()
    .map(
      ({ version, value }) =>
        html`<tr><th scope="row">${amounts.displayDate(version.slice(0, 10))}</th><td>${value.toFixed(1)}</td></tr>`,
    )
  return html`${points.length > 1 && lineOf(points)}
${scrollTable(ratesPage.index, [ratesPage.pricesOf, ratesPage.index], rows)}`
}

/** A line from the oldest value to the newest, by day. Its values stand in the table: readers of screens skip it. */
function lineOf(points: readonly IndexPoint[]): Html {
  const days = points.map(({ version }) => Date.parse(version.slice(0, 10)))
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const place = (share: number, room: number) => Math.round(edge + share * (room - 2 * edge))
  const line = points.map(({ value }, at) => {
    const x = place(((days[at] ?? first) - first) / (last - first || 1), width)
    return `${x},${height - place((value - low) / (high - low || 1), height)}`
  })
  return html`<svg class="chart" viewBox="0 0 ${width} ${height}" aria-hidden="true"><polyline points="${line.join(' ')}" fill="none" stroke="currentColor" stroke-width="2"/></svg>`
}
