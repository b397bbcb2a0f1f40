import type { Portfolio } from '@tameer/contract'
import { useEffect, useRef } from 'react'
import * as words from '#words/overview'
import { hidePortfolio, movePortfolio } from '../../../features/portfolios/portfolio-changes.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { classNames } from '../../../ui/class-names.ts'
import { OrderButtons } from '../../../ui/pictures/order-buttons.tsx'
import { OrderGrip } from '../../../ui/pictures/order-grip.tsx'
import { useDragOrder } from '../../../ui/pictures/use-drag-order.ts'
import { useOrder } from '../../../ui/pictures/use-order.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { OwnPortfolioCard } from './own-portfolio-card.tsx'

interface OwnPortfolioListProps {
  portfolios: readonly Portfolio[]
  onDelete: (portfolio: Portfolio) => void
  /** Fetches the list as the server has it. */
  reload: () => void
}

/** The company's own portfolios in the order visitors see them, to be moved by drag or by buttons; then those nobody else sees. */
export function OwnPortfolioList({ portfolios, onDelete, reload }: OwnPortfolioListProps) {
  const dispatch = useAppDispatch()
  const inTurn = useTurns(reload)
  const shown = portfolios.filter(({ hidden }) => !hidden)
  const unseen = portfolios.filter(({ hidden }) => hidden)
  const count = shown.length
  const put = (id: string, place: number) =>
    inTurn(dispatch(movePortfolio(id, placeInAll(portfolios, shown, id, place))))
  const { list, said, move } = useOrder(shown, put)
  const drag = useDragOrder(list, (id, over) => {
    const moved = shown.find((one) => one.id === id)
    const place = shown.findIndex((one) => one.id === over)
    if (moved && place >= 0) move(named(moved), place)
  })
  const focusNext = useFocusAfterHiding(list, portfolios)
  const hide = ({ id, title, hidden }: Portfolio) => {
    const send = () => {
      focusNext.current = { id, hidden: !hidden }
      return dispatch(hidePortfolio(id, !hidden))
    }
    inTurn(send, () => showToast(hidden ? words.isShown(title) : words.isHidden(title)))
  }
  const order = (portfolio: Portfolio, place: number) => (
    <OrderButtons
      count={count}
      name={portfolio.title}
      onMove={(next, way) => move(named(portfolio), next, way)}
      place={place}
    />
  )

  return (
    <>
      <ul className="card-grid" ref={list}>
        {[...shown, ...unseen].map((portfolio, at) => {
          const { id } = portfolio
          const place = portfolio.hidden ? undefined : at
          const isOrdered = place !== undefined && count > 1
          return (
            <li
              className={classNames(
                drag.dragged === id && 'opacity-40',
                drag.over === id && 'outline-2 outline-blue outline-offset-2',
              )}
              data-item={id}
              key={id}
            >
              <OwnPortfolioCard
                first={at === 0}
                grip={isOrdered && <OrderGrip {...drag.grip(id)} />}
                onDelete={() => onDelete(portfolio)}
                onHide={() => hide(portfolio)}
                order={isOrdered && order(portfolio, place)}
                place={place === undefined ? undefined : place + 1}
                portfolio={portfolio}
              />
            </li>
          )
        })}
      </ul>
      {count > 1 && <p className="mt-4 max-w-measure text-muted text-small">{words.orderHint}</p>}
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  )
}

function named({ id, title }: Portfolio) {
  return { id, name: title }
}

/** Its place among all portfolios when it is moved to a place among those that visitors see. */
function placeInAll(
  all: readonly Portfolio[],
  shown: readonly Portfolio[],
  id: string,
  place: number,
): number {
  const [others, seen] = [all, shown].map((list) => list.filter((one) => one.id !== id))
  const above = seen?.[place - 1]
  const at = (one: Portfolio | undefined) => others?.findIndex((other) => other.id === one?.id) ?? 0
  return above ? at(above) + 1 : Math.max(0, at(seen?.[0]))
}

/** A card that is hidden or shown goes to another place, and its button must keep the focus. */
function useFocusAfterHiding(list: React.RefObject<HTMLElement | null>, portfolios: readonly Portfolio[]) {
  const next = useRef<{ id: string; hidden: boolean }>(undefined)
  useEffect(() => {
    const wanted = next.current
    if (!wanted || !portfolios.some((one) => one.id === wanted.id && one.hidden === wanted.hidden)) return
    next.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(wanted.id)}"] [data-hide]`)?.focus()
  }, [portfolios, list])
  return next
}

/** Sends one change after the other, as they were made. When one fails, the list is fetched: a move was shown before it was sent. */
function useTurns(reload: () => void) {
  const last = useRef(Promise.resolve())
  return (send: () => Promise<unknown>, onDone?: () => void) => {
    last.current = last.current.then(send).then(onDone, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'alert')
      reload()
    })
  }
}
