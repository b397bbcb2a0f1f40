import { screens } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/house-changes'
import { showAllOf } from '#words/house-page'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { reasonAndState } from './change-in-words.ts'

const shownFirst = 3

/** The changes, newest first, each with its sum and its state; it leads to its sheet. Nothing while there are none. */
export function ChangesPart({ opened }: { opened: OpenedHouse }) {
  const [all, setAll] = useState(false)
  const { length } = opened.view.changes
  return (
    <section className="mb-10">
      <h2 className="text-h2">{words.changes}</h2>
      <ChangeRows count={all ? length : shownFirst} opened={opened} />
      {!all && length > shownFirst && (
        <Button className="mt-4" onClick={() => setAll(true)}>
          {showAllOf(length)}
        </Button>
      )}
    </section>
  )
}

/** The list alone; `count` is how many of the newest it has. */
export function ChangeRows({ opened: { view }, count }: { opened: OpenedHouse; count?: number }) {
  return (
    <ul className="mt-1">
      {view.changes
        .toReversed()
        .slice(0, count)
        .map((change) => (
          <li className="border-line border-b" key={change.id}>
            <Link
              className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 text-ink no-underline hover:text-blue"
              to={screens.house.to(view.house.id, { do: 'change', id: change.id })}
            >
              <bdi className="min-w-0 flex-1 basis-40 wrap-anywhere">{change.what}</bdi>
              {change.pkr !== null && (
                <span className="ms-auto whitespace-nowrap figures">{words.signed(change.pkr)}</span>
              )}
              <span className="w-full text-muted text-small">{reasonAndState(change, view)}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
