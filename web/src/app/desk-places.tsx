import { type DeskAccount, deskScreens } from '@tameer/contract'
import * as words from '#words/desk'
import { useWaiting, type Waiting } from '../features/desk/waiting.ts'
import { classNames } from '../ui/class-names.ts'
import { NavLink } from '../ui/link.tsx'
import { LanguageLink } from './shell/language-link.tsx'

type Count = (waiting: Waiting) => number | undefined

interface Place {
  to: string
  label: string
  /** Role that alone has the screen. */
  role?: DeskAccount['role']
  /** Number of things that wait there. */
  count?: Count
}

/** Groups of the menu: what can wait, tools, and what is only read. */
const places: Place[][] = [
  [
    { to: deskScreens.deskHome.to(), label: words.waits },
    {
      to: deskScreens.deskReports.to(),
      label: words.reports,
      count: ({ reports }) => reports.things,
    },
    {
      to: deskScreens.deskMarks.to(),
      label: words.marks,
      role: 'Operator',
      count: ({ marks }) => marks?.waiting,
    },
    {
      to: deskScreens.deskRequests.to(),
      label: words.requests,
      role: 'Operator',
      count: ({ requests }) => requests?.waiting,
    },
    {
      to: deskScreens.deskPayments.to(),
      label: words.payments,
      role: 'Operator',
      count: ({ payments }) => payments && payments.transfers.count + payments.refunds.count,
    },
  ],
  [
    { to: deskScreens.deskCompanies.to(), label: words.companies },
    { to: deskScreens.deskInvite.to(), label: words.invite, role: 'Operator' },
    { to: deskScreens.deskCatalogue.to(), label: words.catalogue },
    { to: deskScreens.deskPrices.to(), label: words.prices, count: ({ prices }) => prices.old },
  ],
  [
    { to: deskScreens.deskLog.to(), label: words.log, role: 'Operator' },
    { to: deskScreens.deskAccount.to(), label: words.account },
  ],
]

const entryLook =
  'flex w-full items-center justify-between gap-2 rounded-xs px-3 py-2.5 pointer-fine:py-1.5 text-start no-underline'

interface PlacesProps {
  account: DeskAccount
  leave: () => void
  /** Classes of an entry. */
  entry: string
}

/** The menu of the desk. */
export function DeskPlaces({ account, leave, entry: look }: PlacesProps) {
  const entry = classNames(entryLook, look)
  return (
    <>
      {places.map((group) => (
        <ul className="mb-4 space-y-1 border-current/25 border-b pb-4" key={group[0]?.to}>
          {group
            .filter(({ role = account.role }) => role === account.role)
            .map(({ to, label, count }) => (
              <li key={to}>
                <NavLink className={entry} end={to === deskScreens.deskHome.to()} to={to}>
                  <span className="min-w-0">{label}</span>
                  {count && <Count count={count} />}
                </NavLink>
              </li>
            ))}
        </ul>
      ))}
      <LanguageLink className={entry} />
      <button className={entry} onClick={leave} type="button">
        {words.logout}
      </button>
    </>
  )
}

/** Number of things that wait, if any. Without one its room is kept: a label would break otherwise once it comes. */
function Count({ count }: { count: Count }) {
  const { last } = useWaiting()
  const number = last && count(last)
  if (!number) return <span className="min-w-6 shrink-0" />
  return (
    <>
      {' '}
      <span className="min-w-6 shrink-0 rounded-full bg-drawer px-1.5 text-center text-small text-white leading-6 figures">
        {number} <span className="sr-only">{words.waiting}</span>
      </span>
    </>
  )
}
