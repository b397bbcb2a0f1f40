import { deskScreens, type ListedCompany } from '@tameer/contract'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { nameOf } from '#words/catalogue'
import * as words from '#words/desk-order'
import { latinDigits } from '../../../browser/urdu-digits.ts'
import { IconButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlLook } from '../../../ui/field.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { StateMark } from '../companies/state-mark.tsx'

interface OrderRowProps {
  company: ListedCompany
  /** Counted from 0, and of how many. */
  place: number
  count: number
  onPlace: (index: number) => void
  onTakeOut: () => void
  placeBefore: number | null | undefined
  /** Arrows and grip. */
  order: ReactNode
}

/** A company of the order: its position to be typed, its name, and what moves it. */
export function OrderRow({ company, place, placeBefore, count, onPlace, onTakeOut, order }: OrderRowProps) {
  const changed = placeBefore !== undefined && placeBefore !== place + 1
  const { id, name, state, services, city } = company
  const facts = [...services.map(nameOf), city && nameOf(city)].filter(Boolean)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <PositionField count={count} name={name} onPlace={onPlace} place={place} />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link className="link min-w-0 break-words font-medium" to={deskScreens.deskCompany.to(id)}>
            <bdi>{name}</bdi>
          </Link>
          {state !== 'listed' && <StateMark state={state} />}
          {changed && (
            <span className="text-muted text-small">
              {placeBefore === null ? words.isNew : words.was(placeBefore)}
            </span>
          )}
        </p>
        <p className="text-muted text-small">{facts.join(' · ')}</p>
      </div>
      <span className="ms-auto flex flex-wrap items-center justify-end">
        {order}
        <IconButton label={words.takeOut(name)} onClick={onTakeOut}>
          <CloseIcon size={18} />
        </IconButton>
      </span>
    </div>
  )
}

interface PositionFieldProps {
  name: string
  place: number
  count: number
  onPlace: (index: number) => void
}

/** The position as a number, taken with Enter or on leaving the field. Stays in sight when its company moves. */
function PositionField({ name, place, count, onPlace }: PositionFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const errorId = useId()
  const position = String(place + 1)
  useEffect(() => {
    setWrong(false)
    if (!input.current) return
    input.current.value = position
    if (document.activeElement === input.current) input.current.scrollIntoView({ block: 'center' })
  }, [position])
  const take = (typed: string) => {
    const digits = latinDigits(typed).trim()
    const wanted = /^\d{1,4}$/.test(digits) ? Number(digits) : 0
    const fits = wanted >= 1 && wanted <= count
    setWrong(!fits)
    if (fits && wanted !== place + 1) onPlace(wanted - 1)
  }
  return (
    <>
      <input
        aria-describedby={wrong ? errorId : undefined}
        aria-invalid={wrong || undefined}
        aria-label={words.positionOf(name)}
        autoComplete="off"
        className={classNames(controlLook, 'w-[4.5em]! px-2! text-center figures')}
        defaultValue={position}
        dir="ltr"
        inputMode="numeric"
        onBlur={(event) => take(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
        ref={input}
      />
      {wrong && (
        <p className="order-last w-full text-alarm text-small" id={errorId} role="alert">
          {words.wrongPosition(count)}
        </p>
      )}
    </>
  )
}
