import { screens } from '@tameer/contract'
import { useNavigate } from 'react-router'
import { payment } from '#words/house-money'
import * as words from '#words/house-page'
import { stageDone } from '#words/house-questions'
import type { OpenedHouse } from '../../features/houses/house-acts.ts'
import { PicturesInput } from '../../features/houses/pictures-input.tsx'
import { CameraIcon } from '../../ui/icons.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { Drawing } from '../../ui/shell-icons.tsx'
import { mayPay } from './money/payments.ts'
import { mayPropose, nextStage, redAct } from './red-act.ts'

/** The usual acts: to add pictures, to say that a stage is done, to write a payment down. */
export function HouseActs({ opened: { view } }: { opened: OpenedHouse }) {
  const navigate = useNavigate()
  const { house } = view
  const red = redAct(view)
  if (!red) return null
  const toAdd = screens.house.to(house.id, { do: 'add' })
  // Who sees money has three acts, and says at its row of the ladder that a stage is done.
  const [change, pay] = [mayPropose(view), mayPay(view)]
  const short = house.role === 'own' || change || pay
  const next = short ? undefined : nextStage(view)
  return (
    <>
      {next && (
        <ActionLink to={screens.house.to(house.id, { do: 'claim', stage: next.id })}>
          {stageDone(next.stage)}
        </ActionLink>
      )}
      <PicturesInput
        houseId={house.id}
        onPicked={() => void navigate(toAdd)}
        opens="?do=add"
        variant={red === 'add' ? 'main' : 'plain'}
      >
        <CameraIcon />
        {short ? words.add : words.addPictures}
      </PicturesInput>
      {change && (
        <ActionLink to={screens.house.to(house.id, { do: 'change' })}>
          <Drawing d="M4 8h12m0 0l-3-3m3 3l-3 3M20 16H8m0 0l3-3m-3 3l3 3" />
          {words.change}
        </ActionLink>
      )}
      {pay && (
        <ActionLink to={screens.house.to(house.id, { do: 'pay' })}>
          <Drawing d="M3 7h18v11H3zM12 15a2.5 2.5 0 100-5 2.5 2.5 0 000 5z" />
          {payment}
        </ActionLink>
      )}
      {red === 'close' && (
        <ActionLink main to={screens.house.to(house.id, { do: 'close' })}>
          {words.closeHouse}
        </ActionLink>
      )}
    </>
  )
}

/** The same at the thumb, on a phone. */
export function ActsBar({ opened }: { opened: OpenedHouse }) {
  if (!redAct(opened.view)) return null
  return (
    <nav
      aria-label={words.acts}
      className="stick-bottom z-10 -mx-4 mt-8 flex flex-wrap gap-2 border-edge border-t bg-paper px-3 py-2.5 *:min-h-12 *:flex-auto *:px-2 sm:-mx-8 sm:px-8 md:hidden print:hidden"
    >
      <HouseActs opened={opened} />
    </nav>
  )
}
