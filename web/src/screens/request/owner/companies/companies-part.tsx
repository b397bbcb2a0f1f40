import {
  dayInPakistan,
  estimateToBuild,
  type HomeownerInvitation,
  requestLimits,
  screens,
  standingInvitations,
} from '@tameer/contract'
import { useMemo, useRef, useState } from 'react'
import { inOwner } from '#words/check-entrances'
import * as words from '#words/request-page'
import { LicenceNotes } from '../../../../features/marks/licence-notes.tsx'
import { compareQuotes } from '../../../../features/quote-comparison/compared.ts'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { serverNow } from '../../../../lib/server-time.ts'
import { Button } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { act, type OpenedRequest } from '../request-acts.ts'
import type { Standing } from '../standing.ts'
import { checkBeside } from '../typed-beside.ts'
import { CompanyCard } from './company-card.tsx'
import { OneMore } from './one-more.tsx'

interface CompaniesPartProps {
  opened: OpenedRequest
  standing: Standing
}

/** The companies that were asked, the state of each, and the acts of the homeowner. */
export function CompaniesPart({ opened, standing }: CompaniesPartProps) {
  const { view } = opened
  const { request, invitations } = view
  const { quotes, open, room, unread } = standing
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const today = dayInPakistan(serverNow())
  const offers = useMemo(() => {
    const compared = compareQuotes(view, today)
    return new Map(compared.offers.map((offer) => [offer.invitationId, offer]))
  }, [view, today])
  const ask = () => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setAsking(!asking)
  }
  const cameToNothing = (invitation: (typeof invitations)[number]) =>
    !invitation.company || invitation.state === 'declined' || invitation.state === 'withdrawn'
  const mayAsk = room > 0
  const beside = request.mayAct ? checkBeside(request) : undefined
  const { standing: mostOpen, invitations: most } = requestLimits
  return (
    <section aria-labelledby="companies" className="min-w-0">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-h2" id="companies">
          {words.companies}
        </h2>
        <p className="text-muted">
          {request.state === 'open'
            ? words.openAndAsked(open, Math.max(open, mostOpen), invitations.length, most)
            : words.askedCount(invitations.length)}
        </p>
      </div>
      <ul className="grid gap-4">
        {invitations.map((invitation) => (
          <li className="min-w-0" key={invitation.id}>
            <CompanyCard
              invitation={invitation}
              isMain={quotes.length === 1 && unread.has(invitation.quote?.id ?? '')}
              isNew={unread.has(invitation.quote?.id ?? '')}
              offer={offers.get(invitation.id)}
              onAskAnother={mayAsk && cameToNothing(invitation) ? ask : undefined}
              opened={opened}
            />
          </li>
        ))}
      </ul>
      {beside && (
        <Link className="link mt-3 inline-flex min-h-11 items-center" to={beside}>
          {inOwner}
        </Link>
      )}
      <LicenceNotes
        className="mt-4"
        companies={invitations.filter(isStanding).flatMap(({ company }) => company ?? [])}
        estimatePkr={estimateToBuild(request)}
      />
      <SuggestedPart opened={opened} />
      {mayAsk && !asking && !invitations.some(cameToNothing) && (
        <Button className="mt-4" onClick={ask}>
          {words.askAnother}
        </Button>
      )}
      {mayAsk && asking && (
        <OneMore
          onClose={() => {
            setAsking(false)
            opener.current?.focus()
          }}
          opened={opened}
        />
      )}
    </section>
  )
}

/** True for an invitation that is neither declined nor withdrawn. */
function isStanding({ state }: HomeownerInvitation): boolean {
  return standingInvitations.some((one) => one === state)
}

/** The companies that Tameer suggested while nobody had answered, each to be asked at one press. */
function SuggestedPart({ opened }: { opened: OpenedRequest }) {
  const { request, invitations, suggested } = opened.view
  const { busy, start } = useCarefulAct()
  const mayAsk = request.mayAct && request.state === 'open' && invitations.length < requestLimits.invitations
  if (!mayAsk || suggested.length === 0) return null
  const ask = async (companyId: string, name: string) => {
    if (await start(() => act(opened, 'inviteCompany', { companyId }))) showToast(words.asked(name))
  }
  return (
    <section aria-labelledby="suggested" className="mt-6 border border-line p-4 sm:p-6">
      <h3 className="text-h3" id="suggested">
        {words.suggestedTitle}
      </h3>
      <p className="mt-2 text-muted">{words.suggestedText}</p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {suggested.map(({ companyId, name }) => (
          <li className="flex flex-wrap items-center justify-between gap-3 py-3" key={companyId}>
            <Link className="link min-w-0" to={screens.companyProfile.to({ company: companyId })}>
              <bdi>{name}</bdi>
            </Link>
            <Button busy={busy} onClick={() => void ask(companyId, name)}>
              {words.askThis(name)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
