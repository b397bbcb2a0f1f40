import type { HouseEntry, HouseView } from '@tameer/contract'
import { deliveryInWords } from './material-in-words.ts'

interface AboutEntryProps {
  entry: Pick<HouseEntry, 'id'>
  view: Pick<HouseView, 'deliveries' | 'snags'>
}

/** After the words of a line of the diary: what came, or the place of the fault. */
export function AboutEntry({ entry: { id }, view: { deliveries, snags } }: AboutEntryProps) {
  const delivery = deliveries.find((one) => one.id === id)
  if (delivery) return <> · {deliveryInWords(delivery)}</>
  const snag = snags.find((one) => one.id === id)
  if (!snag?.place) return null
  return (
    <>
      {' '}
      · <bdi>{snag.place}</bdi>
    </>
  )
}
