import type { HouseSnag } from '@tameer/contract'
import * as words from '#words/house-material'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { Fold } from '../../../ui/fold.tsx'
import { faultsInShort, inOrder, stateOfSnag } from './faults.ts'
import { SnagActs } from './snag-acts.tsx'
import { SnagFacts } from './snag-facts.tsx'

/** The faults with their states; nothing while there is none. */
export function FaultsFold({ opened }: { opened: OpenedHouse }) {
  const { snags } = opened.view
  if (snags.length === 0) return null
  return (
    <Fold content={faultsInShort(opened.view)} title={words.faults}>
      <ul>
        {inOrder(snags).map((snag) => (
          <li className="border-line border-b" key={snag.id}>
            <SnagRow opened={opened} snag={snag} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function SnagRow({ snag, opened }: { snag: HouseSnag; opened: OpenedHouse }) {
  return (
    <details>
      <summary className="block py-2 leading-snug hover:text-blue">
        <bdi className="wrap-anywhere block">{snag.place || words.aFault}</bdi>
        <span className="text-muted text-small">{stateOfSnag(snag, opened.view.house)}</span>
      </summary>
      <div className="pb-4">
        <SnagFacts opened={opened} snag={snag} />
        <SnagActs opened={opened} snag={snag} />
      </div>
    </details>
  )
}
