import type { Bill, Checked } from '@tameer/quotes'
import type { ReactNode } from 'react'
import { displayAmount } from '#words/amounts'
import * as words from '#words/check'
import { lower } from '#words/labels'
import { joined } from '#words/quote-terms'

/** The sentence first, in a frame unless `plain`: what the same house comes to against the estimate, why it looks cheaper, what hangs on answers. */
export function CheckVerdict({ checked, plain = false }: { checked: Checked; plain?: boolean }) {
  const { sameHousePkr, abovePkr, looks, hangsOn, allInPkr } = checked
  const same = displayAmount(sameHousePkr)
  const count = hangsOn.rows.length
  const amount = displayAmount(hangsOn.amountPkr)
  return (
    <section aria-label={words.inHomeTitle} className={plain ? 'mt-2' : 'drafted p-4 sm:px-8 sm:py-7'}>
      <p className="font-display text-h3">
        {abovePkr === 0
          ? words.equal(same)
          : abovePkr > 0
            ? words.above(same, displayAmount(abovePkr))
            : words.below(same, displayAmount(-abovePkr))}
      </p>
      <ul className="mt-2 grid gap-1.5 empty:hidden sm:mt-3 sm:gap-2.5">
        {looks && (
          <Point lead={words.looks(displayAmount(looks.byPkr))}>
            {words.looksBecause(joined(looks.chips.map((chip) => lower(words.chips[chip]))))}
          </Point>
        )}
        {hangsOn.amountPkr > 0 && (
          <Point lead={count === 1 ? words.hangsOne(amount) : words.hangs(amount, String(count))}>
            {count === 1
              ? words.hangsIfOne(displayAmount(allInPkr))
              : words.hangsIf(displayAmount(allInPkr), String(count))}
          </Point>
        )}
      </ul>
    </section>
  )
}

function Point({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <li className="relative ps-5 before:absolute before:start-0 before:top-[0.75em] before:h-[1.5px] before:w-2.5 before:bg-brick">
      <b className="font-semibold">{lead}</b> {children}
    </li>
  )
}

/** Bar from zero: in the price, added, how far it could go, and the estimate as a tick. */
export function CheckBar({ bill: { totalPkr }, checked }: { bill: Bill; checked: Checked }) {
  const { sameHousePkr, lowPkr, highPkr, out } = checked
  const mostPkr = Math.max(highPkr, sameHousePkr, totalPkr)
  const part = (pkr: number) => `${((pkr / mostPkr) * 100).toFixed(2)}%`
  const ownPkr = sameHousePkr - out.filledInPkr
  const isOpen = highPkr > lowPkr
  return (
    <>
      <span
        aria-label={`${words.keyOwn}: ${displayAmount(ownPkr)}; ${words.keyAdd}: ${displayAmount(out.filledInPkr)}; ${words.keyEst}: ${displayAmount(totalPkr)}`}
        className="gauge h-8!"
        role="img"
      >
        <i className="gauge-own" style={{ inlineSize: part(ownPkr) }} />
        <i
          className="gauge-added"
          style={{ insetInlineStart: part(ownPkr), inlineSize: part(out.filledInPkr) }}
        />
        {isOpen && (
          <i
            className="gauge-range"
            style={{ insetInlineStart: part(lowPkr), inlineSize: part(highPkr - lowPkr) }}
          />
        )}
        <i className="gauge-estimate" style={{ insetInlineStart: part(totalPkr) }} />
      </span>
      <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-muted text-small">
        <Key look="gauge-own">{words.keyOwn}</Key>
        {out.filledInPkr > 0 && <Key look="gauge-added">{words.keyAdd}</Key>}
        {isOpen && <Key look="gauge-range">{words.couldbe}</Key>}
        <Key look="gauge-estimate">{words.keyEst}</Key>
      </p>
    </>
  )
}

/** A sign of the bar, and its meaning. */
function Key({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <i aria-hidden="true" className={`gauge-key ${look}`} />
      {children}
    </span>
  )
}
