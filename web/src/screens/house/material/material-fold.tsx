import { type HouseDelivery, type HouseMaterialLine, screens } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/house-material'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Fold } from '../../../ui/fold.tsx'
import { Link } from '../../../ui/link.tsx'
import { authorOf } from '../house-in-words.ts'
import { ThumbRow } from '../house-pictures.tsx'
import { amountOf, boughtOf, comparedOf, materialInShort, materialTitle } from './material-in-words.ts'

const shownFirst = 5

/** Material against the estimate, and what came. It is open where more was bought than is needed; nothing while there is none. */
export function MaterialFold({ opened }: { opened: OpenedHouse }) {
  const { house, deliveries, material } = opened.view
  const [all, setAll] = useState(false)
  if (deliveries.length === 0) return null
  const newest = deliveries.toReversed()
  return (
    <Fold
      content={materialInShort(opened.view)}
      mustOpen={material.some(({ flagged }) => flagged)}
      title={materialTitle(house)}
    >
      {material.length > 0 && (
        <ul>
          {material.map((line) => (
            <MaterialRow key={line.material} line={line} />
          ))}
        </ul>
      )}
      <ul>
        {newest.slice(0, all ? undefined : shownFirst).map((delivery) => (
          <li className="border-line border-b" key={delivery.id}>
            <DeliveryRow delivery={delivery} opened={opened} />
          </li>
        ))}
      </ul>
      {!all && newest.length > shownFirst && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          {words.showAllOf(newest.length)}
        </Button>
      )}
    </Fold>
  )
}

/** One material beside the estimate. */
function MaterialRow({ line }: { line: HouseMaterialLine }) {
  const compared = comparedOf(line)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b py-2 leading-snug">
      <span className="font-medium">{words.materials[line.material]}</span>
      <span className="figures">{boughtOf(line)}</span>
      {compared && (
        <span className={classNames('w-full text-small', line.flagged ? 'font-medium' : 'text-muted')}>
          {compared}
        </span>
      )}
    </li>
  )
}

/** A delivery: it opens to its slip and its correction. */
function DeliveryRow({ delivery, opened }: { delivery: HouseDelivery; opened: OpenedHouse }) {
  const { images, correctable } = delivery
  const line = <DeliveryLine delivery={delivery} opened={opened} />
  if (images.length === 0 && !correctable) return <div className="py-2">{line}</div>
  return (
    <details>
      <summary className="block py-2 hover:text-blue">{line}</summary>
      <div className="grid justify-items-start gap-3 pb-3">
        {images.length > 0 && (
          <div className="flex flex-wrap gap-1.5 *:w-28">
            <ThumbRow access={opened.access} images={images} nameOf={() => words.slip} />
          </div>
        )}
        {correctable && (
          <Link
            className="link inline-flex min-h-11 items-center"
            to={screens.house.to(opened.view.house.id, { do: 'add', id: delivery.id })}
          >
            {words.correct}
          </Link>
        )}
      </div>
    </details>
  )
}

function DeliveryLine({ delivery, opened }: { delivery: HouseDelivery; opened: OpenedHouse }) {
  const { material, pkr, day, correctedBy } = delivery
  const gone = correctedBy !== null
  const by = words.broughtBy(authorOf(delivery, opened.view.house), day)
  return (
    <span className={classNames('flex flex-wrap justify-between gap-x-3 leading-snug', gone && 'text-muted')}>
      <span>
        {words.materials[material]} · <span className={gone ? 'line-through' : ''}>{amountOf(delivery)}</span>
      </span>
      {pkr !== null && (
        <span className={classNames('figures', gone && 'line-through')}>{words.rupees(pkr)}</span>
      )}
      <span className="w-full text-muted text-small">{gone ? `${by} · ${words.corrected}` : by}</span>
    </span>
  )
}
