import { maxCompared, maxShortlisted, requestLimits, screens } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import * as words from '#words/shortlist'
import { forgetAsked } from '../../features/companies/asked-companies.ts'
import type { NamedCompany } from '../../features/companies/named-companies.ts'
import { takeOffShortlist, writeShortlist } from '../../features/companies/shortlist.ts'
import type { Summaries } from '../../features/companies/use-summaries.ts'
import { ShareButton } from '../../features/sharing/share-button.tsx'
import { Button } from '../../ui/button.tsx'
import { TryAgain } from '../../ui/fetched.tsx'
import { Link } from '../../ui/link.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { useSlow } from '../../ui/skeleton.tsx'
import { Message } from '../../ui/text/message.tsx'
import { CompanyGrid, type Ticks } from './company-grid.tsx'

interface OwnListProps {
  list: readonly NamedCompany[]
  summaries: Summaries
  ticks: Ticks
}

/** The companies kept on this device. A removed company can be restored with one press. */
export function OwnList({ list, summaries, ticks }: OwnListProps) {
  const { byId, error, retry } = summaries
  const kept = list.map(({ id }) => id)
  const ticked = kept.filter((id) => ticks.ticked.includes(id))
  // If there are too many for a request, it begins without companies, and its form offers the shortlist.
  const asked = ticked.length > 0 ? ticked : kept.length <= requestLimits.standing ? kept : []
  // A message goes to at most three companies; if there are more, the visitor ticks some first.
  const chosen = ticked.length > 0 ? ticked : kept.length <= maxCompared ? kept : []
  return (
    <PageSheet busy={list.length > 0 && !byId && !error}>
      <PageHeader
        actions={
          list.length > 0 && (
            <>
              <ActionLink main to={screens.newRequest.to({ companies: asked })}>
                {words.askForQuotes}
              </ActionLink>
              {chosen.length > 0 && (
                <ActionLink to={screens.shortlist.to({ ask: chosen })}>{words.writeOnWhatsApp}</ActionLink>
              )}
            </>
          )
        }
        lead={list.length > 0 && words.lead}
        title={words.shortlist}
      />
      <ListStatus list={list} waiting={list.length > 0 && !byId && !error} />
      {list.length === 0 ? (
        <Message
          action={
            <ActionLink main to={screens.contractors.to()}>
              {words.allContractors}
            </ActionLink>
          }
        >
          {words.empty(maxShortlisted)}
        </Message>
      ) : error ? (
        <>
          <TryAgain onAgain={retry}>{error.message}</TryAgain>
          <Names list={list} />
        </>
      ) : (
        <CompanyGrid byId={byId} companies={list} ticks={ticks} />
      )}
      {list.length > 0 && (
        <div className="mt-8 flex flex-wrap gap-3">
          <ShareButton
            shared={{ screen: screens.shortlist.to({ companies: kept }) }}
            title={words.shareTitle}
          />
          <Button
            onClick={() => {
              writeShortlist([])
              forgetAsked()
            }}
          >
            {words.forgetAll}
          </Button>
        </div>
      )}
    </PageSheet>
  )
}

/** Number of companies, or the name of the one just removed with a button to undo. */
function ListStatus({ list, waiting }: { list: readonly NamedCompany[]; waiting: boolean }) {
  const status = useRef<HTMLParagraphElement>(null)
  const [present, setPresent] = useState(list)
  const [before, setBefore] = useState<readonly NamedCompany[]>()
  if (present !== list) {
    setPresent(list)
    setBefore(list.length < present.length ? present : undefined)
  }
  const arrived = useRef(list)
  useEffect(() => {
    if (arrived.current === list) return
    arrived.current = list
    // Moves the focus, because the pressed button is gone.
    if (document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [list])
  const slow = useSlow(waiting)
  const off = before?.filter(({ id }) => !list.some((one) => one.id === id)) ?? []
  const [first] = off
  const counted = slow ? words.stillLoading : words.count(list.length)
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-4 text-small">
      <p className="outline-none" ref={status} role="status" tabIndex={-1}>
        {off.length > 1 ? words.companiesOff(off.length) : first ? words.companyOff(first.name) : counted}
      </p>
      {before && (
        <Button className="px-3" onClick={() => writeShortlist(before)}>
          {words.undo}
        </Button>
      )}
      {list.length > 1 && !before && <p className="text-muted">{words.compareHint(maxCompared)}</p>}
    </div>
  )
}

/** Names of the companies, while the server cannot be reached. */
function Names({ list }: { list: readonly NamedCompany[] }) {
  return (
    <ul className="mt-6 divide-y divide-line border-line border-y">
      {list.map(({ id, name }) => (
        <li className="flex flex-wrap items-center justify-between gap-x-4 py-1" key={id}>
          <Link className="link inline-block py-2.5" to={screens.companyProfile.to({ company: id })}>
            <bdi>{name}</bdi>
          </Link>
          <Button className="px-3" onClick={() => takeOffShortlist(id)} variant="quiet">
            {words.takeOff(name)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
