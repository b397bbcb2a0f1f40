import type { ListedCompany } from '@tameer/contract'
import * as words from '#words/desk-order'
import { classNames } from '../../../ui/class-names.ts'
import { OrderButtons } from '../../../ui/order-buttons.tsx'
import { OrderGrip } from '../../../ui/order-grip.tsx'
import { useDragOrder } from '../../../ui/use-drag-order.ts'
import { useOrder } from '../../../ui/use-order.ts'
import { OrderRow } from './order-row.tsx'

interface OrderListProps {
  companies: readonly ListedCompany[]
  /** The place counts from 0. */
  onPlace: (company: ListedCompany, place: number) => void
  onTakeOut: (company: ListedCompany) => void
  /** The place that a company has in the stored order, from 1; null for a new one, undefined where nothing was changed. */
  placeBefore: (id: string) => number | null | undefined
}

/** The companies in their order, to be moved by drag, by arrows or by a number. */
export function OrderList({ companies, onPlace, onTakeOut, placeBefore }: OrderListProps) {
  const { list, said, move } = useOrder(companies, (id, place) => {
    const company = companies.find((one) => one.id === id)
    if (company) onPlace(company, place)
  })
  const drag = useDragOrder(list, (id, over) => {
    const company = companies.find((one) => one.id === id)
    if (company)
      move(
        company,
        companies.findIndex((one) => one.id === over),
      )
  })
  return (
    <>
      <ul aria-label={words.list} className="divide-y divide-line border-line border-y" ref={list}>
        {companies.map((company, place) => (
          <li
            className={classNames(
              drag.dragged === company.id && 'opacity-40',
              drag.over === company.id && 'outline-2 outline-blue outline-offset-2',
            )}
            data-item={company.id}
            key={company.id}
          >
            <OrderRow
              company={company}
              count={companies.length}
              onPlace={(index) => move(company, index)}
              onTakeOut={() => onTakeOut(company)}
              order={
                companies.length > 1 && (
                  <>
                    <OrderButtons
                      count={companies.length}
                      name={company.name}
                      onMove={(next, way) => move(company, next, way)}
                      place={place}
                      vertical
                    />
                    <OrderGrip {...drag.grip(company.id)} />
                  </>
                )
              }
              place={place}
              placeBefore={placeBefore(company.id)}
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
