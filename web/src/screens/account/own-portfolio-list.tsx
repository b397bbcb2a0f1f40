import type { Portfolio } from '@tameer/contract'
import { type ComponentProps, useRef } from 'react'
import * as words from '#words/overview'
import { hidePortfolio, movePortfolio } from '../../features/portfolios/portfolio-changes.ts'
import { ApiError } from '../../net/api-error.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { classNames } from '../../ui/class-names.ts'
import { GripIcon } from '../../ui/icons.tsx'
import { OrderButtons } from '../../ui/order-buttons.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useDragOrder } from '../../ui/use-drag-order.ts'
import { useOrder } from '../../ui/use-order.ts'
import { OwnPortfolioCard } from './own-portfolio-card.tsx'

interface OwnPortfolioListProps {
  portfolios: readonly Portfolio[]
  onDelete: (portfolio: Portfolio) => void
  /** Fetches the list as the server has it. */
  reload: () => void
}

/** The company's own portfolios in the order visitors see them, to be moved by drag or by buttons. */
export function OwnPortfolioList({ portfolios, onDelete, reload }: OwnPortfolioListProps) {
  const dispatch = useAppDispatch()
  const inTurn = useTurns(reload)
  const { list, said, move } = useOrder(portfolios, (id, place) => inTurn(dispatch(movePortfolio(id, place))))
  const count = portfolios.length
  const drag = useDragOrder(list, (id, over) => {
    const moved = portfolios.find((one) => one.id === id)
    if (moved)
      move(
        named(moved),
        portfolios.findIndex((one) => one.id === over),
      )
  })
  const hide = ({ id, title, hidden }: Portfolio) => {
    const send = () => dispatch(hidePortfolio(id, !hidden))
    inTurn(send, () => showToast(hidden ? words.isShown(title) : words.isHidden(title)))
  }

  return (
    <>
      {count > 1 && <p className="mb-4 max-w-measure text-muted text-small">{words.orderHint}</p>}
      <ul className="card-grid" ref={list}>
        {portfolios.map((portfolio, place) => (
          <li
            className={classNames(
              drag.dragged === portfolio.id && 'opacity-40',
              drag.over === portfolio.id && 'outline-2 outline-blue outline-offset-2',
            )}
            data-item={portfolio.id}
            key={portfolio.id}
          >
            <OwnPortfolioCard
              first={place === 0}
              onDelete={() => onDelete(portfolio)}
              onHide={() => hide(portfolio)}
              order={
                count > 1 && (
                  <span className="flex">
                    <OrderButtons
                      count={count}
                      name={portfolio.title}
                      onMove={(next, button) => move(named(portfolio), next, button)}
                      place={place}
                    />
                    <Grip {...drag.grip(portfolio.id)} />
                  </span>
                )
              }
              portfolio={portfolio}
            />
          </li>
        ))}
      </ul>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  )
}

function named({ id, title }: Portfolio) {
  return { id, name: title }
}

/** Dragged by pointer or finger; keys have the two buttons. */
function Grip(handlers: ComponentProps<'span'>) {
  return (
    <span
      {...handlers}
      aria-hidden="true"
      className="inline-flex size-11 shrink-0 cursor-grab touch-none select-none items-center justify-center text-muted active:cursor-grabbing"
      title={words.dragToMove}
    >
      <GripIcon size={18} />
    </span>
  )
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
