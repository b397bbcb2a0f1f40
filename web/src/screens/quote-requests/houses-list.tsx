import { dayInPakistan, type HouseRow, screens } from '@tameer/contract'
import { nameOf } from '#words/catalogue'
import * as words from '#words/company-houses'
import { houseRequest } from '../../net/house-client.ts'
import { call } from '../../store/call.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { FetchedList } from '../../ui/fetched-list.tsx'
import { Link } from '../../ui/link.tsx'
import { Message } from '../../ui/text/message.tsx'

/** Houses that were begun with quotes of the company, newest first, in pages. */
export function HousesList({ after }: { after: string | undefined }) {
  const fetched = useFetched(`houses ${after}`, () =>
    call((token) => houseRequest('listHouses', { query: { cursor: after }, token })),
  )
  return (
    <FetchedList
      address={(cursor) => screens.quoteRequests.to({ state: 'houses', after: cursor })}
      after={after}
      none={<Message>{words.none}</Message>}
      of={fetched}
      words={words}
    >
      {(row) => <OneHouse key={row.id} row={row} />}
    </FetchedList>
  )
}

function OneHouse({ row }: { row: HouseRow }) {
  return (
    <li className="relative py-4 hover:bg-wash">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="flex-[1_1_9rem] font-normal font-sans text-body">
          <Link
            className="text-ink no-underline after:absolute after:inset-0 hover:text-blue hover:underline"
            to={screens.house.to(row.id)}
          >
            <bdi>{titleOf(row)}</bdi>
          </Link>
        </h2>
        <p className="border border-ink px-1.5 py-0.5 text-small leading-normal">{words.states[row.state]}</p>
      </div>
      <p className="text-muted text-small">
        {words.stagesAgreed(row.agreedStages, row.stages)} ·{' '}
        {words.newest(dayInPakistan(Date.parse(row.actedAt)))}
      </p>
    </li>
  )
}

function titleOf({ plot, city, cityUr, locality }: HouseRow): string {
  const name = nameOf({ name: city, nameUr: cityUr })
  const where = plot
    ? words.plotIn(words.groupDigits(plot.plotSize), words.plotUnits[plot.plotUnit], name)
    : name
  return locality ? `${where} · ${locality}` : where
}
