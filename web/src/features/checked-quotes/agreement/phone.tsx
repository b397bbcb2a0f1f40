import { cleanLine } from '@tameer/contract'
import { useState } from 'react'
import { displayAmount } from '#words/amounts'
import * as partWords from '#words/check-parts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { editLimits } from '../checked-sheet.ts'
import { own, type Pair, words } from './both-words.ts'
import type { Clause, SheetRow, SheetText } from './clause.ts'
import { Editable } from './editable.tsx'
import { Percent, SheetTextIn } from './editable-parts.tsx'
import { type Editing, openMark } from './editing.ts'
import { blanksOf, changedAlone, isAgreed, shownValue, sumId, sumOf, withKept, withValue } from './edits.ts'
import { upper } from './named.ts'

/** The clauses one after another in the reader's language, each open point as a box. */
export function Phone(editing: Editing) {
  return editing.clauses.map((clause) => (
    <section className="border-line border-b py-4" key={clause.number}>
      <h2 className="flex items-baseline gap-2.5 text-h3">
        <span className="font-display text-muted">{clause.number}</span>
        {clause.title[own]}
      </h2>
      <div className="mt-2 grid gap-2.5">
        <Texts {...editing} clause={clause} />
        {clause.rows.map((row) => (
          <RowOnPhone {...editing} key={row.id} row={row} />
        ))}
        {clause.number === 1 && <p className="text-muted text-small">{words[own].hand}</p>}
        {clause.note && <p className="text-muted text-small">{clause.note[own]}</p>}
      </div>
    </section>
  ))
}

const dotted = 'underline decoration-dotted decoration-1 underline-offset-4'

function Texts({ clause: { texts, title }, ...editing }: Editing & { clause: Clause }) {
  return (
    <>
      {texts.length > 0 && (
        <p>
          {texts.map((text) => (
            <span className={text.isStrong && 'block font-semibold'} key={text.id}>
              <SheetTextIn
                {...editing}
                className={editing.change && dotted}
                label={title[own]}
                language={own}
                text={text}
              />{' '}
            </span>
          ))}
        </p>
      )}
      {texts.map((text) => (
        <TwinNote {...editing} key={text.id} label={title[own]} text={text} />
      ))}
    </>
  )
}

/** A sentence that was changed in one language alone: the other can be changed here, or kept as it is. */
export function TwinNote({ text, label, ...editing }: Editing & { text: SheetText; label: string }) {
  const { edits, change } = editing
  const changed = changedAlone(edits, text)
  if (!changed || !change) return null
  const other = changed === 'en' ? 'ur' : 'en'
  return (
    <Message
      action={<Button onClick={() => change(withKept(edits, text))}>{partWords.sKeep}</Button>}
      kind="note"
    >
      <span className="in-language" lang={changed}>
        {words[changed].twin}
      </span>
      <span className="in-language" lang={other}>
        <SheetTextIn {...editing} className={dotted} label={label} language={other} text={text} />
      </span>
    </Message>
  )
}

function RowOnPhone({ row, edits, change }: Editing & { row: SheetRow }) {
  const value = shownValue(edits, row)
  const set = (id: string) => (typed: string) => change?.(withValue(edits, id, typed))
  const look = change && !row.isFixed ? dotted : ''
  const label = row.label[own]
  if (!row.choices && !row.isOpen && !row.isLong)
    return (
      <p
        className={`flex flex-wrap items-center justify-between gap-x-4 in-row figures ${row.isTotal ? 'border-ink border-t font-semibold' : ''}`}
      >
        <span>
          {row.percent !== undefined && (
            <Percent className={`${look} text-end`} language={own} onChange={change && set} row={row} />
          )}{' '}
          {label}
        </span>
        <Editable
          className={`ms-auto break-words text-end font-semibold ${look}`}
          label={label}
          onChange={row.isFixed ? undefined : change && set(row.id)}
          value={value}
        />
      </p>
    )
  const isOpen = row.isOpen && !isAgreed(edits, row)
  const named = (label: Pair) => (isOpen ? `${words[own].open}: ${words[own].lower(label[own])}` : label[own])
  const chosen = row.choices?.find((one) => one.value === value)
  return (
    <div
      {...(isOpen ? { [openMark]: '' } : {})}
      className={
        row.isOpen
          ? `grid gap-2 border-[1.5px] p-3 ${isOpen ? 'border-ink border-dashed' : 'border-line'}`
          : ''
      }
    >
      {row.choices ? (
        <RadioStrip
          className="[&_label]:min-h-touch"
          legend={named(row.label)}
          onChange={set(row.id)}
          options={row.choices.map((one) => ({
            value: one.value,
            label: upper(one.label[own]),
            disabled: !change,
          }))}
          value={value}
        />
      ) : (
        blanksOf(edits, row).map(({ id, label, value }) => (
          <Blank
            key={id}
            label={id === row.id ? named(label) : label[own]}
            onChange={change && set(id)}
            value={value}
          />
        ))
      )}
      {chosen?.hasSum && (
        <Blank
          inputMode="numeric"
          label={partWords.sum}
          onChange={change && set(sumId(row))}
          value={sumOf(edits, row)}
        />
      )}
    </div>
  )
}

interface BlankProps {
  label: string
  value: string
  onChange: ((typed: string) => void) | undefined
  inputMode?: 'numeric'
}

/** A blank to fill in. What is kept has no space at its end, which a person types before the next word. */
function Blank({ value, onChange, ...field }: BlankProps) {
  const [typed, setTyped] = useState(value)
  return (
    <TextField
      {...field}
      autoComplete="off"
      maxLength={editLimits.letters}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange?.(target.value)
      }}
      readOnly={!onChange}
      value={cleanLine(typed) === value ? typed : value}
    />
  )
}

/** Says in the reader's language that the payments do not come to the price. */
export function SumsNote({ paidPkr, totalPkr }: { paidPkr: number; totalPkr: number }) {
  return <Message kind="note">{words[own].sums(displayAmount(paidPkr), displayAmount(totalPkr))}</Message>
}
