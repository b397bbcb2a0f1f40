import type { DeskMark } from '@tameer/contract'
import { type RefObject, useRef } from 'react'
import { useParams, useSearchParams } from 'react-router'
import * as words from '#words/desk-marks'
import { Fetching } from '../../../ui/fetched.tsx'
import { BackLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { DeskKeys, type KeyAct, useRowKeys } from '../desk-keys.tsx'
import { OperatorsOnly } from '../operators-only.tsx'
import { TwoPanes, useTwoPanes } from '../two-panes.tsx'
import { MarkQueue } from './mark-queue.tsx'
import { OneMark } from './one-mark.tsx'
import { ShownRow } from './shown-row.tsx'
import { type MarkHand, useMarkHand } from './use-mark-hand.ts'
import { type Marks as Queue, readMarksFilter, useMarks } from './use-marks.ts'
import { WaitingRow } from './waiting-row.tsx'

/**
 * `/desk/marks` and `/desk/marks/:id`: licences and registrations to check, and those that are shown; and the check of
 * one, on a wide screen beside the list. Filter and page are in the address.
 */
export function DeskMarksScreen() {
  return (
    <OperatorsOnly title={words.title}>
      <Marks />
    </OperatorsOnly>
  )
}

function Marks() {
  const { id } = useParams()
  const filter = readMarksFilter(useSearchParams()[0])
  const waiting = filter.state === 'waiting'
  const queue = useMarks(filter)
  const wide = useTwoPanes() && waiting
  const hand = useMarkHand(queue, filter, wide)
  const list = useRef<HTMLUListElement>(null)
  const chosen = waiting ? (queue.find(id) ?? (wide ? queue.marks[0] : undefined)) : undefined
  const alone = chosen !== undefined && !wide
  const row = (mark: DeskMark) =>
    waiting ? (
      <WaitingRow after={filter.after} beside={wide} chosen={mark === chosen} key={mark.id} mark={mark} />
    ) : (
      <ShownRow
        {...hand.outcomeOf(mark)}
        ask={(open) => hand.refuse(open ? mark.id : undefined)}
        asking={hand.refusing === mark.id}
        key={mark.id}
        mark={mark}
      />
    )
  // Until the list is there, nobody knows whether the mark still waits.
  if (id !== undefined && waiting && !wide && !queue.value && !queue.error) {
    return (
      <>
        <PageHeader back={<BackLink to={hand.toList}>{words.title}</BackLink>} title={words.title} />
        <Fetching loading={words.loading} of={queue} />
      </>
    )
  }
  return (
    <>
      {!alone && <PageHeader compact title={words.title} />}
      {hand.changed && (
        <Message className="mb-6" kind="alert">
          {hand.changed}
        </Message>
      )}
      <TwoPanes
        queue={!alone && <MarkQueue filter={filter} list={list} queue={queue} row={row} />}
        wide={wide}
      >
        {chosen && <Chosen hand={hand} list={list} mark={chosen} queue={queue} wide={wide} />}
      </TwoPanes>
      {!chosen && queue.marks.length > 0 && (
        <ListKeys hand={hand} list={list} queue={queue} waiting={waiting} />
      )}
    </>
  )
}

interface KeysProps {
  hand: MarkHand
  queue: Queue
  list: RefObject<HTMLUListElement | null>
}

/** The mark that is checked, with keys that lead to the others. */
function Chosen({ mark, hand, queue, list, wide }: KeysProps & { mark: DeskMark; wide: boolean }) {
  const { marks, value } = queue
  const at = marks.indexOf(mark)
  const go = (to: DeskMark | undefined) => () => {
    if (!to) return
    list.current?.querySelector<HTMLElement>(`[data-mark="${to.id}"]`)?.focus()
    hand.show(to)
  }
  const moves: KeyAct[] = [
    { key: 'J', name: words.nextOne, run: go(marks[at + 1]) },
    { key: 'K', name: words.oneBefore, run: go(marks[at - 1]) },
  ]
  return (
    // The key resets the ticks for another mark, and for one that its company has changed.
    <OneMark
      {...hand.outcomeOf(mark)}
      key={[mark.id, mark.number, mark.companyName, mark.validUntil].join('\n')}
      list={hand.toList}
      mark={mark}
      moves={moves}
      place={value?.nextCursor ? undefined : words.placeOf(at + 1, marks.length)}
      refuse={(open) => hand.refuse(open ? mark.id : undefined)}
      refusing={hand.refusing === mark.id}
      wide={wide}
    />
  )
}

/** Keys of a list whose marks are not beside it. */
function ListKeys({ hand, queue, list, waiting }: KeysProps & { waiting: boolean }) {
  const { moves, at } = useRowKeys(list)
  const mark = () => queue.marks[at()]
  const refuse = () => {
    const one = mark()
    if (waiting) hand.show(one)
    hand.refuse(one?.id)
  }
  const name = waiting ? words.keyActs.refuse : words.keyActs.takeBack
  const check: KeyAct = { key: 'A', name: words.keyActs.check, run: () => hand.show(mark()) }
  return <DeskKeys acts={[...moves, ...(waiting ? [check] : []), { key: 'R', name, run: refuse }]} />
}
