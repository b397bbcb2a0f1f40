import type { HomeownerInvitation } from '@tameer/contract'
import * as words from '#words/request-page'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { act, type OpenedRequest, useAct } from './request-acts.ts'

interface ShareNumberProps {
  opened: OpenedRequest
  invitation: HomeownerInvitation
  company: NonNullable<HomeownerInvitation['company']>
  describedBy: string
}

/** Shares the homeowner's number with a company, or stops sharing it. */
export function ShareNumber({ opened, invitation, company, describedBy }: ShareNumberProps) {
  const { busy, start } = useAct()
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
