import type { FrozenLine } from '@tameer/quotes'
import { useRef } from 'react'
import { displayAmount, groupDigits } from '#words/amounts'
import * as words from '#words/quote-form'
import { classNames } from '../../../ui/class-names.ts'
import { coverOf, isOpened, placeKey, type QuoteEntry } from '../entry/entry.ts'
import { nameOfPlace } from '../terms/place-names.ts'
import { SectionCover } from './section-cover.tsx'
import { SectionLines } from './section-lines.tsx'
import { SectionPrice } from './section-price.tsx'
import type { SectionPartProps } from './use-sections.ts'

/** A section of the bill, folded until it is opened: its price and its cover. */
export function SectionPart(props: SectionPartProps) {
  const { bill, section, entry, priced, amounts, open, onToggle } = props
  const key = placeKey('section', section.id)
  const name = nameOfPlace(bill, key)
  const marked = marksInWords(section.lines, entry)
  const amountPkr = amounts && priced ? amounts.pricePkr + amounts.allowancePkr : 0
  const byLine = isOpened(entry, key)
  const how = priced && !byLine ? words.inOnePrice : words.linesOf(section.lines.length)
  return (
    <details
      className="border-line border-b"
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) onToggle(currentTarget.open)
      }}
      open={open}
    >
      <summary className="flex min-h-12 items-center gap-3 py-2 hover:text-blue">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <span className="flex-[1_1_9rem]">
            <span className="font-display">{name}</span>
            <span className="block text-muted text-small figures">
              {how} · {words.estimateInShort(displayAmount(sumOf(section.lines)))}
              {marked && <span className="text-ink"> · {marked}</span>}
            </span>
          </span>
          {amountPkr > 0 && (
            <b className="ms-auto wrap-anywhere text-end font-semibold figures">{groupDigits(amountPkr)}</b>
          )}
        </span>
        <span aria-hidden="true" className={classNames('plus shrink-0', open && 'rotate-45')} />
      </summary>
      {open && <SectionBody {...props} name={name} />}
    </details>
  )
}

function SectionBody({ name, ...props }: SectionPartProps & { name: string }) {
  const { section, entry, priced, problems, edit } = props
  const body = useRef<HTMLDivElement>(null)
  return (
    <div className="pb-4 outline-none" ref={body} tabIndex={-1}>
      {priced && (
        <SectionPrice {...props} name={name} onChanged={() => body.current?.focus({ preventScroll: true })} />
      )}
      <SectionLines {...props} name={name} />
      <SectionCover edit={edit} entry={entry} name={name} problems={problems} section={section} />
    </div>
  )
}

function sumOf(lines: readonly FrozenLine[]): number {
  return lines.reduce((sum, { costPkr }) => sum + costPkr, 0)
}

/** Marks in words: `2 left out, 1 set aside`; '' when all is included. */
function marksInWords(lines: readonly FrozenLine[], entry: QuoteEntry): string {
  const counted = { excluded: 0, owner: 0, allowance: 0, apart: 0, included: 0 }
  for (const line of lines) counted[coverOf(entry, line)]++
  return words.marks(counted, lines.length)
}
