import type { HouseSnag } from '@tameer/contract'
import { aFault } from '#words/house-material'
import { waitsForYou } from '#words/house-page'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { WaitsBox } from '../waits-box.tsx'
import { stateOfSnag } from './faults.ts'
import { SnagActs } from './snag-acts.tsx'
import { SnagFacts } from './snag-facts.tsx'

/** A fault that waits for the caller's side: to be mended, or to be looked at. */
export function SnagBox({ opened, snag }: { opened: OpenedHouse; snag: HouseSnag }) {
  return (
    <WaitsBox
      kicker={`${waitsForYou} · ${aFault}: ${stateOfSnag(snag, opened.view.house)}`}
      title={snag.place || aFault}
    >
      <SnagFacts opened={opened} snag={snag} />
      <SnagActs main opened={opened} snag={snag} />
    </WaitsBox>
  )
}
