import { type HomeownerInvitation, screens } from '@tameer/contract'
import * as words from '#words/request-page'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ActionLink } from '../../../../ui/links.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { act, type OpenedRequest } from '../request-acts.ts'

interface CardActsProps {
  opened: OpenedRequest
  invitation: HomeownerInvitation
  isMain: boolean
  /** Undefined when no other company can be asked instead. */
  onAskAnother: (() => void) | undefined
  describedBy: string
}

/**
 * Buttons to look at the quote, share the number, or ask another company. A quote is chosen where quotes are
 * compared.
 */
export function CardActs({ opened, invitation, isMain, onAskAnother, describedBy }: CardActsProps) {
  const { quote, company } = invitation
  return (
    // Narrower buttons in very large text; otherwise their words would not fit.
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden *:px-[min(1.25rem,4vw)] max-sm:*:flex-auto">
      {quote && (
        <ActionLink
          aria-describedby={describedBy}
          main={isMain}
          to={screens.request.to(opened.view.request.id, { view: 'quotes', invitation: invitation.id })}
        >
          {words.lookAtQuote}
        </ActionLink>
      )}
      {company && (
        <ShareNumber opened={opened} invitation={invitation} company={company} describedBy={describedBy} />
      )}
      {onAskAnother && (
        <Button aria-describedby={describedBy} onClick={onAskAnother}>
          {words.askAnother}
        </Button>
      )}
    </div>
  )
}

interface ShareNumberProps {
  opened: OpenedRequest
  invitation: HomeownerInvitation
  company: NonNullable<HomeownerInvitation['company']>
  describedBy: string
}

/** Shares the homeowner's number with a company, or stops sharing it. */
function ShareNumber({ opened, invitation, company, describedBy }: ShareNumberProps) {
  const { busy, start } = useCarefulAct()
  const { phoneReleased, state } = invitation
  const { mayAct, phone, state: requestState } = opened.view.request
  const { id: companyId, name } = company
  const stands = state !== 'declined' && state !== 'withdrawn' && state !== 'not-chosen'
  const open = requestState === 'open' || requestState === 'chosen'
  if (!mayAct || !phone || !(phoneReleased || (stands && open))) return null
  const release = async (released: boolean) => {
    const done = await start(() => act(opened, 'releasePhone', { companyId, released }))
    if (done) showToast(released ? words.phoneReleased(name) : words.phoneTakenBack(name))
  }
  return (
    <Button aria-describedby={describedBy} busy={busy} onClick={() => void release(!phoneReleased)}>
      {phoneReleased ? words.takePhoneBack : words.releasePhone}
    </Button>
  )
}
