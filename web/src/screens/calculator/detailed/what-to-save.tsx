import {
  type Answers,
  type DetailedEstimate,
  decodeAnswers,
  findSavings,
  type Grade,
  gradeTotals,
  type Lever,
  lakhPkr,
  type Saving,
} from '@tameer/calculator'
import { startTransition, use, useEffect, useId, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { displayRupees, groupDigits } from '#words/amounts'
import * as words from '#words/bill-plan'
import { grades as gradeNames } from '#words/values'
import { staying } from '../../../browser/staying.ts'
import { useFigures } from '../../../ui/use-figures.ts'
import { detailedLinkQuery, SettleAddress } from './use-detailed-answers.ts'

interface Found {
  readonly estimate: DetailedEstimate
  readonly grades: ReturnType<typeof gradeTotals>
  readonly savings: readonly Saving[]
}

/** A change that was tried: the addresses before and after it. */
interface Tried {
  readonly name: string
  readonly changed: Partial<Answers>
  readonly before: string
  readonly after: string
  /** The bill's total before it. */
  readonly fromPkr: number
  /** Where its button stood: the one that undoes it takes that place. */
  readonly row: number
}

/**
 * The house at each grade, and what a change would save. Trying one is an entry of the history: Back undoes it, and a
 * button offers the same for as long as the answers stay.
 */
export function WhatToSave({ estimate }: { estimate: DetailedEstimate }) {
  const headingId = useId()
  const { figure } = useFigures()
  const { answers, total } = estimate
  const found = useFound(estimate)
  const [params] = useSearchParams()
  const settle = use(SettleAddress)
  const navigate = useNavigate()
  const [tried, setTried] = useState<readonly Tried[]>([])
  const [undone, setUndone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const justTried = useRef<string>(undefined)
  const undoButton = useRef<HTMLButtonElement>(null)
  const here = params.toString()
  const last = tried.findLast(({ after }) => after === here)

  const go = (search: string) => void navigate({ search: `?${search}` }, { state: staying })
  const attempt = (name: string, changed: Partial<Answers>, row: number) => {
    const now = settle() ?? params
    const after = queryWith(now, changed)
    setTried([...tried, { name, changed, before: now.toString(), after, fromPkr: total.costPkr, row }])
    justTried.current = after
    setUndone(false)
    go(after)
  }
  const undo = () => {
    if (!last) return
    setUndone(true)
    const now = settle()
    go(now && now.toString() !== last.after ? queryWithout(now, last) : last.before)
    // The pressed button goes.
    heading.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    // The button that was pressed goes once the savings of the new house are there.
    if (!last || last.after !== justTried.current) return
    justTried.current = undefined
    undoButton.current?.focus({ preventScroll: true })
  }, [last])

  const amount = (pkr: number) => (pkr < lakhPkr ? displayRupees(pkr) : figure(pkr))
  const difference = (pkr: number) => (pkr < 0 ? words.less(amount(-pkr)) : words.more(amount(pkr)))
  const rows =
    found?.savings.map((saving, row) => {
      const name = nameOf(saving.lever)
      return (
        <SavingRow
          amount={words.less(amount(saving.savedPkr))}
          key={name}
          name={name}
          onPress={() => attempt(name, saving.changed, row)}
        />
      )
    }) ?? []
  if (last)
    rows.splice(
      last.row,
      0,
      <li
        className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b bg-wash px-2"
        key={last.after}
      >
        <span className="min-w-0">{words.triedRow(last.name, difference(total.costPkr - last.fromPkr))}</span>
        <button className="link ms-auto min-h-11 font-medium" onClick={undo} ref={undoButton} type="button">
          {words.undo}
        </button>
      </li>,
    )
  return (
    <section aria-labelledby={headingId} className="drafted min-w-0 p-4 sm:p-6">
      <h2 className="text-h3 outline-none" id={headingId} ref={heading} tabIndex={-1}>
        {words.savingsTitle}
      </h2>
      <p className="mt-2 mb-4 text-muted text-small">{words.savingsHint}</p>
      <p className="sr-only" role="status">
        {last
          ? words.tried(last.name, figure(total.costPkr), difference(total.costPkr - last.fromPkr))
          : undone && words.undone(figure(total.costPkr))}
      </p>
      <h3 className="mb-1.5 font-medium">{words.gradesTitle}</h3>
      <div className="grid min-h-24 grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-1.5">
        {found?.grades.map(({ grade, totalPkr }) => (
          <GradeButton
            chosen={grade === found.estimate.answers.grade}
            difference={difference(totalPkr - found.estimate.total.costPkr)}
            grade={grade}
            key={grade}
            onPress={() => grade !== answers.grade && attempt(gradeNames[grade], { grade }, 0)}
            total={figure(totalPkr)}
          />
        ))}
      </div>
      <ul className="mt-4 min-h-72 border-line border-t">
        {rows}
        {found?.savings.length === 0 && <li className="py-3 text-muted">{words.noSavings}</li>}
        {!found && <li className="py-3 text-muted">{words.working}</li>}
      </ul>
    </section>
  )
}

type SavingRowProps = { name: string; amount: string; onPress: () => void }

function SavingRow({ name, amount, onPress }: SavingRowProps) {
  return (
    <li className="border-line border-b">
      <button
        className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-2 text-start hover:text-blue"
        onClick={onPress}
        type="button"
      >
        <span className="link">{name}</span>
        <span className="ms-auto font-display figures">{amount}</span>
      </button>
    </li>
  )
}

type GradeButtonProps = {
  grade: Grade
  total: string
  difference: string
  chosen: boolean
  onPress: () => void
}

function GradeButton({ grade, total, difference, chosen, onPress }: GradeButtonProps) {
  return (
    <button
      aria-pressed={chosen}
      className="grid content-start gap-0.5 rounded-xs border border-edge bg-sheet px-2 py-2 text-start hover:border-blue aria-pressed:border-blue aria-pressed:bg-blue aria-pressed:text-on-blue"
      onClick={onPress}
      type="button"
    >
      <span className="font-medium">{gradeNames[grade]}</span>
      <span className="font-display figures">{total}</span>
      <span className="text-small">{chosen ? words.yourGrade : difference}</span>
    </button>
  )
}

/** Worked out once the bill is painted and the device has time; until then that of the bill before stays. */
function useFound(estimate: DetailedEstimate): Found | undefined {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    const work = () => {
      const { answers } = estimate
      startTransition(() =>
        setFound({ estimate, grades: gradeTotals(answers), savings: findSavings(answers) }),
      )
    }
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(work, { timeout: 1_000 })
    return () => cancelIdleCallback(idle)
  }, [estimate])
  return found
}

/** The address with some answers changed; what was not answered still takes the usual answer. */
function queryWith(params: URLSearchParams, changed: Partial<Answers>): string {
  const { answers } = decodeAnswers(params.toString())
  const query = new URLSearchParams(detailedLinkQuery({ ...answers, ...changed }))
  const step = params.get('step')
  if (step) query.set('step', step)
  return query.toString()
}

/** The address with what a tried change altered as it was before; what was answered since stays. */
function queryWithout(params: URLSearchParams, { changed, before }: Tried): string {
  const earlier = decodeAnswers(before).answers
  const kept = Object.fromEntries(
    Object.keys(changed).map((field) => [field, earlier[field as keyof typeof earlier]]),
  )
  return queryWith(params, kept)
}

function nameOf(lever: Lever): string {
  switch (lever.code) {
    case 'area':
      return words.smallerArea(groupDigits(lever.coveredAreaSft))
    case 'storey':
      return words.fewerStoreys(lever.storeys, groupDigits(lever.coveredAreaSft))
    case 'bathroom':
      return words.fewerBathrooms(lever.bathrooms)
    case 'option':
      return words.withoutOption(lever.option)
  }
}
