import {
  type ComparedRow,
  compareAddOns,
  compareEstimates,
  currentPriceBook,
  nameOfBook,
} from '@tameer/calculator'
import { detailedEstimateAddress } from '@tameer/contract'
import { placeOf } from '@tameer/words/house-in-words'
import { type ReactNode, useState } from 'react'
import { daysOfPrices, displayRupees } from '#words/amounts'
import * as words from '#words/compare-estimates'
import * as house from '#words/house-words'
import { comma, semicolon } from '#words/language'
import { addOns as addOnNames, sections as sectionNames } from '#words/values'
import { usePrinting } from '../../../browser/hooks/use-printing.ts'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../../browser/media.ts'
import { RangeBar } from '../../../features/estimates/range-bar.tsx'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { Link } from '../../../ui/link.tsx'
import { ScrollTable } from '../../../ui/scroll-table.tsx'
import { PlainNote } from '../../../ui/text/plain-note.tsx'
import { useFigures } from '../../../ui/use-figures.ts'
import type { KeptEstimate } from '../kept-estimates.ts'
import { dateOfPrices, hasOlderPrices } from '../older-prices.ts'
import { useTotalWhenMade } from '../use-total-when-made.ts'
import { compareAnswers, differenceInWords, finishOf } from './compare-words.ts'

type CompareTableProps = { kept: readonly KeptEstimate[]; onRemove: (query: string) => void }

/** Two columns fit a phone; three estimates are shown in pairs. */
const narrow = mediaQuery('(width < 640px)')
const pairs = ['0 1', '0 2', '1 2'] as const

/** The saved estimates side by side, all of them or two at a time. */
export function CompareTable({ kept, onRemove }: CompareTableProps) {
  const inPairs = useWatched(narrow, false) && kept.length > 2
  const printing = usePrinting()
  const [pair, setPair] = useState<(typeof pairs)[number]>('0 1')
  const places = inPairs && !printing ? pair.split(' ').map(Number) : [...kept.keys()]
  return (
    <>
      {inPairs && (
        <RadioChips
          className="print:hidden"
          legend={words.whichTwo}
          onChange={setPair}
          options={pairs.map((value) => {
            const [one = 0, other = 1] = value.split(' ').map(Number)
            return { value, label: words.pairOf(one + 1, other + 1) }
          })}
          value={pair}
        />
      )}
      <Columns
        onRemove={onRemove}
        placed={places.flatMap((place) => (kept[place] ? [{ place, kept: kept[place] }] : []))}
      />
    </>
  )
}

interface Placed {
  /** Index among all saved estimates, from 0. */
  readonly place: number
  readonly kept: KeptEstimate
}

type ColumnsProps = { placed: readonly Placed[]; onRemove: (query: string) => void }

/** A column for each estimate. Differences from the first one are given in figures and in words. */
function Columns({ placed, onRemove }: ColumnsProps) {
  const kept = placed.map((one) => one.kept)
  const estimates = kept.map(({ estimate }) => estimate)
  const { differing, same } = compareAnswers(estimates)
  const { figure } = useFigures()
  const rows = compareEstimates(estimates)
  const total = rows.at(-1)
  const onTop = compareAddOns(estimates)
  const scale = { fromPkr: 0, toPkr: Math.max(...estimates.map(({ total: { highPkr } }) => highPkr)) }
  return (
    <div className="grid grid-cols-1 gap-4 [&_td]:whitespace-normal! [&_th:first-child]:min-w-24!">
      <ScrollTable label={words.tableLabel}>
        <thead>
          <tr>
            <td />
            {placed.map((one) => (
              <Head key={one.kept.query} {...one} />
            ))}
          </tr>
        </thead>
        <tbody>
          {total && <CostRow row={total} strong />}
          <Row label={words.lowToHigh}>
            {estimates.map(({ total: amounts }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={place}>
                {words.range(figure(amounts.lowPkr), figure(amounts.highPkr))}
                <RangeBar amounts={amounts} scale={scale} />
              </td>
            ))}
          </Row>
          <Row label={words.aSquareFoot}>
            {estimates.map(({ perSft }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={place}>{displayRupees(perSft.costPkr)}</td>
            ))}
          </Row>
        </tbody>
        {differing.length > 0 && (
          <tbody>
            <Group columns={kept.length}>{words.answersDiffer}</Group>
            {differing.map(({ label, texts }) => (
              <Row key={label} label={label}>
                {texts.map((text, place) => (
                  <td
                    className={text === texts[0] ? '' : 'bg-wash font-semibold'}
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    key={place}
                  >
                    {text}
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        )}
        <tbody>
          <Group columns={kept.length}>{words.sections}</Group>
          {rows.slice(0, -1).map((row) => (
            <CostRow key={row.key} row={row} />
          ))}
        </tbody>
        {onTop && (
          <tbody>
            <Group columns={kept.length}>{words.onTop}</Group>
            {onTop.rows.map(({ id, amountsPkr }) => (
              <Row key={id} label={addOnNames[id]}>
                {amountsPkr.map((pkr, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={place}>{pkr > 0 ? figure(pkr) : words.notPartOfIt}</td>
                ))}
              </Row>
            ))}
            <Row label={words.withAllOnTop}>
              {onTop.totals.map(({ costPkr }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td className="font-semibold" key={place}>
                  {figure(costPkr)}
                </td>
              ))}
            </Row>
          </tbody>
        )}
        {/* Kept apart from the links that open an estimate, so that nobody presses one for the other. */}
        <tbody className="print:hidden">
          <Row label={words.removeOne}>
            {placed.map((one) => (
              <td key={one.kept.query}>
                <button
                  aria-label={words.removeEstimate(nameOf(one))}
                  className="link min-h-11"
                  onClick={() => onRemove(one.kept.query)}
                  type="button"
                >
                  {words.remove}
                </button>
              </td>
            ))}
          </Row>
        </tbody>
      </ScrollTable>
      {kept.length > 1 ? (
        <PlainNote>
          {words.differencesHint(
            daysOfPrices(nameOfBook(currentPriceBook)),
            same.map(({ label, texts }) => `${label} ${texts[0]}`).join(semicolon),
          )}
        </PlainNote>
      ) : (
        <PlainNote>{words.keepOneMore}</PlainNote>
      )}
    </div>
  )
}

/** Name of a column in links and buttons. */
function nameOf({ kept: { estimate }, place }: Placed): string {
  return `${place + 1}: ${placeOf(estimate, house)}${comma}${finishOf(estimate)}`
}

function Head({ kept, place }: Placed) {
  const { query, estimate, version } = kept
  return (
    <th className="min-w-26 whitespace-normal text-ink! sm:min-w-44" scope="col">
      <span className="font-display text-body text-ink">
        <span className="text-muted">{place + 1}</span> {placeOf(estimate, house)}
      </span>
      <span className="block text-muted">{finishOf(estimate)}</span>
      {hasOlderPrices(version) && <OlderPrices kept={kept} version={version} />}
      <Link
        aria-label={words.openEstimate(nameOf({ kept, place }))}
        className="link mt-1 inline-flex min-h-11 items-center print:hidden"
        to={detailedEstimateAddress(query)}
      >
        {words.open}
      </Link>
    </th>
  )
}

/** The total when it was saved, and now. */
function OlderPrices({ kept, version }: { kept: KeptEstimate; version: string }) {
  const { figure } = useFigures()
  const then = useTotalWhenMade(kept.answers, version, kept.savedPkr)
  if (!then) return null
  return (
    <span className="mt-1 block text-muted">
      {(then.isGone ? words.pricesGone : words.olderPrices)(
        dateOfPrices(version),
        then.totalPkr === undefined ? undefined : figure(then.totalPkr),
        figure(kept.estimate.total.costPkr),
      )}
    </span>
  )
}

function Group({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <th className="border-e-0! pt-5! font-display text-body" scope="rowgroup">
        {/* Overflows into the empty cell, because the column is only as wide as the sections' names. */}
        <span className="block w-0 whitespace-nowrap">{children}</span>
      </th>
      <td colSpan={columns} />
    </tr>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {children}
    </tr>
  )
}

/** The costs of a section or the total, and how much each is above or below the first. */
function CostRow({ row, strong = false }: { row: ComparedRow; strong?: boolean }) {
  const { key, amounts, differencesPkr } = row
  const { figure } = useFigures()
  return (
    <Row label={sectionNames[key]}>
      {amounts.map((amount, place) => {
        const difference = differencesPkr[place] ?? 0
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <td key={place}>
            <span className={strong ? 'font-display font-medium sm:whitespace-nowrap sm:text-h3' : ''}>
              {amount ? figure(amount.costPkr) : words.notPartOfIt}
            </span>
            {place > 0 && (
              <span className="block text-muted">
                {differenceInWords(difference, amounts[0]?.costPkr ?? 0, figure)}
              </span>
            )}
          </td>
        )
      })}
    </Row>
  )
}
