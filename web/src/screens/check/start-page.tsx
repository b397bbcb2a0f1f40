import { detailedEstimateAddress, screens } from '@tameer/contract'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { displayAmount } from '#words/amounts'
import * as words from '#words/check'
import { useUnkept } from '../../features/checked-quotes/use-unkept.ts'
import { type Way, ways } from '../../features/checked-quotes/ways.ts'
import { useOwnHouse } from '../../features/own-house/own-house.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { classNames } from '../../ui/class-names.ts'
import { LockIcon, NextIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { BackLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Drawing } from '../../ui/shell-icons.tsx'
import { Message } from '../../ui/text/message.tsx'
import '../../ui/added.css'

// The calculator is needed only for the house.
const HousePart = lazy(async () => {
  const { HousePart } = await importWithRetry(() => import('./house-part.tsx'))
  return { default: HousePart }
})

/** The example's figures: 10 Marla in Lahore at 4,700 a sq ft, all in the price but steel. A test works them out. */
const example = { quotedPkr: 15_862_500, sameHousePkr: 17_447_605 }

/** The first screen: an example, the house, and what the price is for. A card is the choice. */
export function StartPage({ onFile }: { onFile: (file: Blob) => void }) {
  const [query] = useSearchParams()
  const request = query.get('request') ?? undefined
  const [house, setHouse] = useState<string>()
  const [asked, setAsked] = useState(0)
  const unkept = useUnkept()
  const own = useOwnHouse()
  // Known before the calculator is here: a press need not wait for it.
  const given = query.has('city') ? queryOfHouse(query) : own?.query
  const shown = house ?? given
  return (
    <>
      {unkept && (
        <Message className="mb-6" kind="note">
          {words.sUnkept}
        </Message>
      )}
      <PageHeader
        back={given && <BackLink to={detailedEstimateAddress(given)}>{words.estimate}</BackLink>}
        title={words.inHomeTitle}
      />
      <div className="-mt-4 mb-8 grid gap-x-16 gap-y-8 sm:-mt-8 md:grid-cols-[minmax(0,1fr)_min(26rem,42%)] md:items-center">
        <p className="max-w-measure text-lead">{words.lead}</p>
        <Example />
      </div>
      <div
        className={classNames(
          'max-w-measure border-line border-y py-3',
          // Room for the questions, so that the cards do not move when they come.
          given === undefined ? 'min-h-[28rem]' : 'min-h-19',
        )}
      >
        <Suspense>
          <HousePart asked={asked} onHouse={setHouse} />
        </Suspense>
      </div>
      <h2 className="mt-10 mb-4 text-h2">{words.wayQ}</h2>
      <nav aria-label={words.wayQ} className="grid gap-3 md:grid-cols-3 md:gap-5">
        {ways.map((way) => (
          <WayCard
            key={way}
            onPress={shown === undefined ? () => setAsked(asked + 1) : undefined}
            to={screens.newCheck.to({ way, house: shown, request })}
            way={way}
          />
        ))}
      </nav>
      <PrivateNote>{words.privateNote}</PrivateNote>
      <label className="link relative inline-flex min-h-11 items-center text-small has-focus-visible:outline-2">
        {words.openFile}
        <input
          accept=".json,application/json"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
          }}
          type="file"
        />
      </label>
    </>
  )
}

/** The query of the house that the address brings. */
function queryOfHouse(query: URLSearchParams): string {
  const house = new URLSearchParams(query)
  for (const name of ['request', 'add']) house.delete(name)
  return String(house)
}

function Example() {
  const { quotedPkr, sameHousePkr } = example
  const quoted = `${((quotedPkr / sameHousePkr) * 100).toFixed(2)}%`
  return (
    <figure className="text-small">
      <figcaption className="text-muted">{words.example}</figcaption>
      <div aria-hidden="true" className="my-2 flex h-4">
        <i className="bg-blue" style={{ inlineSize: quoted }} />
        <i className="gauge-added flex-1 border-[1.5px] border-ink border-dashed" />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {words.quoted} <b className="whitespace-nowrap font-semibold">{displayAmount(quotedPkr)}</b>
        </span>
        <span>
          {words.same} <b className="whitespace-nowrap font-semibold">{displayAmount(sameHousePkr)}</b>
        </span>
      </p>
    </figure>
  )
}

const cards: Record<Way, { name: string; hint: string; drawing: string }> = {
  complete: {
    name: words.wayComplete,
    hint: words.wayCompleteH,
    drawing:
      'M2.5 20.5h19M4.5 20.5v-10M19.5 20.5v-10M2.5 10.5h19M6 10.5v-5h8v5M14 7h5v3.5M10 20.5v-6h4v6M6.5 13h2v3h-2zM15.5 13h2v3h-2zM8 7.3h2v1.700H8z',
  },
  grey: {
    name: words.wayGrey,
    hint: words.wayGreyH,
    drawing:
      'M3 7h18v13H3zM3 11.300h18M3 15.700h18M9 7v4.300M15 7v4.300M6 11.300v4.400M12 11.300v4.400M18 11.300v4.400M9 15.700V20M15 15.700V20',
  },
  labour: {
    name: words.wayLabour,
    hint: words.wayLabourH,
    drawing:
      'M3.500 3.500 14 7.200 7.200 14Z M10.600 10.600l4.200 4.200M14.200 15.400l1.200-1.200 5.100 5.100-1.200 1.200z',
  },
}

interface WayCardProps {
  way: Way
  to: string
  /** Called instead of going there, while no house is known. */
  onPress: (() => void) | undefined
}

function WayCard({ way, to, onPress }: WayCardProps) {
  const { name, hint, drawing } = cards[way]
  return (
    <Link
      className="grid min-h-20 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 rounded-xs border border-edge bg-sheet p-4 text-ink no-underline hover:border-blue md:grid-cols-[minmax(0,1fr)_auto] md:p-6"
      onClick={(event) => {
        if (!onPress) return
        event.preventDefault()
        onPress()
      }}
      to={to}
    >
      <Drawing
        className="text-blue [stroke-width:0.95] md:col-span-full md:mb-2 md:size-18"
        d={drawing}
        size={44}
      />
      <span>
        <span className="block font-display text-h3">{name}</span>
        <span className="block text-muted text-small">{hint}</span>
      </span>
      <NextIcon className="text-blue" size={16} />
    </Link>
  )
}

/** A quiet line with a lock: where things are kept. */
export function PrivateNote({ children }: { children: string }) {
  return (
    <p className="mt-4 flex gap-2.5 text-muted text-small">
      <LockIcon className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
