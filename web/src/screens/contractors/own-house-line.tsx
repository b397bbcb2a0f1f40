import { detailedEstimateAddress } from '@tameer/contract'
import { Link } from 'react-router'
import * as words from '#words/contractors'
import type { OwnHouse } from '../../features/own-house/own-house.ts'
import { IconButton } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/shell-icons.tsx'

/** Says that the visitor's own house goes into the messages to companies. */
export function OwnHouseLine({ house, onForget }: { house: OwnHouse; onForget: () => void }) {
  return (
    <div className="mt-3 flex items-center justify-between gap-2 border-blue border-s-4 bg-wash ps-4 text-small">
      <p className="py-2">
        {words.forYourHouse(words.houseName(house), house.totalPkr)} ·{' '}
        <Link className="link" to={detailedEstimateAddress(house.query)}>
          {words.seeEstimate}
        </Link>
      </p>
      <IconButton label={words.forgetHouse} onClick={onForget}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
