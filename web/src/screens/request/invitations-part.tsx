import {
  type HomeownerInvitation,
  requestLimits,
  screens,
  standingInvitations,
  whatsAppLink,
} from '@tameer/contract'
import { lazy, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import * as words from '#words/request-page'
import { CompanyLogo } from '../../features/companies/company-logo.tsx'
import type { NamedCompany } from '../../features/companies/named-companies.ts'
import { ReportButton } from '../../features/reports/report-button.tsx'
import { TextForm } from '../../forms/text-form.tsx'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/links.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { act, type OpenedRequest, useAct } from './request-acts.ts'

const CompanyPicker = lazy(async () => {
  const { CompanyPicker } = await importWithRetry(() => import('./company-picker.tsx'))
  return { default: CompanyPicker }
})

const logoPx = 48

/** The companies that were asked, what each has done, and what the homeowner can do about it. */
export function InvitationsPart({ opened }: { opened: OpenedRequest }) {
  const headingId = useId()
  const { request, invitations } = opened.view
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 className="mb-5 text-h2" id={headingId}>
        {words.companies}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {invitations.map((invitation) => (
          <li className="min-w-0" key={invitation.id}>
            <Invitation {...{ invitation, opened }} />
          </li>
        ))}
      </ul>
      {request.mayAct && request.state === 'open' && <OneMore opened={opened} />}
    </section>
  )
}

interface InvitationProps {
  opened: OpenedRequest
  invitation: HomeownerInvitation
}

function Invitation({ invitation, opened }: InvitationProps) {
  const { company, quote, phoneReleased } = invitation
  const { request } = opened.view
  const nameId = useId()
  const active = request.mayAct && request.state === 'open'
  return (
    <article aria-labelledby={nameId} className="h-full border border-line bg-sheet p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-3">
        {company && <CompanyLogo company={company} sizePx={logoPx} />}
        <div className="min-w-0 flex-1 basis-32">
          <h3 className="break-words text-h3" id={nameId}>
            <bdi>{company?.name ?? words.companyGone}</bdi>
          </h3>
          {company && (
            <p className="text-small">
              {request.state === 'unconfirmed'
                ? words.waitsForConfirmation
                : words.invitationStates[invitation.state]}
            </p>
          )}
        </div>
      </div>
      <Reason invitation={invitation} />
      {quote && (
        <p className="mt-3 font-medium figures">
          {words.quoteOf(words.displayRupees(quote.headlinePkr), quote.sentAt, quote.revision)}
        </p>
      )}
      {!company && active && <p className="mt-3 text-small">{words.goneText}</p>}
      {phoneReleased && company && <p className="mt-3 text-small">{words.seesPhone}</p>}
      {company && <CompanyActs {...{ invitation, opened, company, active }} describedBy={nameId} />}
    </article>
  )
}

/** Why a company declined. */
function Reason({ invitation: { declineReason, declineText } }: { invitation: HomeownerInvitation }) {
  if (!declineReason) return null
  return (
    <div className="mt-3 border-line border-s-4 ps-3 text-small">
      <p>{words.declineReasons[declineReason]}</p>
      {declineText && (
        <p className="whitespace-pre-line break-words" dir="auto">
          {declineText}
        </p>
      )}
    </div>
  )
}

interface CompanyActsProps extends InvitationProps {
  company: NonNullable<HomeownerInvitation['company']>
  /** The request is open and the key may act. */
  active: boolean
  describedBy: string
}

/** Ask, share the number, and the ways to the company itself. Choosing is where quotes are compared. */
function CompanyActs({ invitation, opened, company, active, describedBy }: CompanyActsProps) {
  const [asking, setAsking] = useState(false)
  const { busy, start } = useAct()
  const { phoneReleased, quote, state } = invitation
  const { request } = opened.view
  const { id: companyId, name } = company
  const chat = whatsAppLink(company.whatsapp, words.hello)
  const stands = state !== 'declined' && state !== 'withdrawn'
  const mayRelease =
    request.mayAct &&
    Boolean(request.phone) &&
    (phoneReleased || (stands && /^(open|chosen)$/.test(request.state)))
  const release = async (released: boolean) => {
    const done = await start(() => act(opened, 'releasePhone', { companyId, released }))
    if (done) showToast(released ? words.phoneReleased(name) : words.phoneTakenBack(name))
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {active && stands && (
          <Button aria-describedby={describedBy} aria-expanded={asking} onClick={() => setAsking(!asking)}>
            {words.askQuestion}
          </Button>
        )}
        {mayRelease && (
          <Button aria-describedby={describedBy} busy={busy} onClick={() => void release(!phoneReleased)}>
            {phoneReleased ? words.takePhoneBack : words.releasePhone}
          </Button>
        )}
        {chat && (
          <OutsideLink aria-describedby={describedBy} className={buttonLook('quiet', 'px-3')} href={chat}>
            {words.whatsapp}
          </OutsideLink>
        )}
        <Link
          aria-describedby={describedBy}
          className={buttonLook('quiet', 'px-3')}
          to={screens.companyProfile.to({ company: companyId })}
        >
          {words.profileOf}
        </Link>
        {quote && (
          <ReportButton
            describedBy={describedBy}
            thing={{ kind: 'quote', id: quote.id, requestKey: opened.key }}
          />
        )}
      </div>
      {asking && active && (
        <div className="mt-4">
          <TextForm
            hint={words.questionHint}
            label={words.questionTo(name)}
            onSend={async (text) => {
              await act(opened, 'askCompany', { companyId, text })
              showToast(words.questionSent)
              setAsking(false)
            }}
            submit={words.sendQuestion}
          />
        </div>
      )}
    </>
  )
}

/** One more company, as long as there is room for it. */
function OneMore({ opened }: { opened: OpenedRequest }) {
  const { request, invitations } = opened.view
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly NamedCompany[]>([])
  const { busy, start } = useAct()
  const standing = invitations.filter(
    ({ state, company }) => company && standingInvitations.some((one) => one === state),
  )
  const left = requestLimits.invitations - invitations.length
  const room = left > 0 && standing.length < requestLimits.standing
  const [company] = chosen
  const invite = async () => {
    if (!company) return
    const done = await start(() => act(opened, 'inviteCompany', { companyId: company.id }))
    if (!done) return
    showToast(words.asked(company.name))
    setChosen([])
    setOpen(false)
  }
  return (
    <div className="mt-5 grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {room && (
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {words.oneMore}
          </Button>
        )}
        <p className="text-muted text-small">{words.oneMoreHint(requestLimits.standing, left)}</p>
      </div>
      {room && open && (
        <div className="grid min-w-0 gap-5 border border-line p-4 sm:p-6">
          <Suspense fallback={<LoadingText />}>
            <CompanyPicker
              chosen={chosen}
              city={request.city}
              most={1}
              onChange={setChosen}
              problem={undefined}
              service={request.service}
              without={invitations.flatMap(({ companyId }) => companyId ?? [])}
            />
          </Suspense>
          {company && (
            <Button busy={busy} className="justify-self-start" onClick={() => void invite()} variant="main">
              {words.askThis(company.name)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
