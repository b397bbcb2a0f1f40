import { type HomeownerInvitation, whatsAppLink } from '@tameer/contract'
import { useRef, useState } from 'react'
import * as words from '#words/request-page'
import { ReportButton } from '../../../features/reports/report-button.tsx'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { AskForm } from './ask-form.tsx'
import type { OpenedRequest } from './request-acts.ts'

interface CardTalkProps {
  opened: OpenedRequest
  invitation: HomeownerInvitation
  company: NonNullable<HomeownerInvitation['company']>
  describedBy: string
}

/** Ways to talk with a company, and to report its quote. */
export function CardTalk({ opened, invitation, company, describedBy }: CardTalkProps) {
  const { quote, state } = invitation
  const { mayAct, state: requestState } = opened.view.request
  const [asking, setAsking] = useState(false)
  const asker = useRef<HTMLButtonElement>(null)
  const inTouch = mayAct && state !== 'declined' && state !== 'withdrawn'
  const mayAsk = inTouch && requestState === 'open'
  const chat = inTouch && whatsAppLink(company.whatsapp, words.hello)
  const close = () => {
    setAsking(false)
    asker.current?.focus()
  }
  return (
    <>
      <div className="-mx-2 mt-2 -mb-2 flex flex-wrap gap-x-2 empty:hidden *:px-2">
        {mayAsk && (
          <Button
            aria-describedby={describedBy}
            aria-expanded={asking}
            onClick={() => setAsking(!asking)}
            ref={asker}
            variant="quiet"
          >
            {words.askQuestion}
          </Button>
        )}
        {chat && (
          <OutsideLink aria-describedby={describedBy} className={buttonLook('quiet')} href={chat}>
            {words.whatsapp}
          </OutsideLink>
        )}
        {quote && (
          <ReportButton
            describedBy={describedBy}
            thing={{ kind: 'quote', id: quote.id, requestKey: opened.key }}
          />
        )}
      </div>
      {asking && mayAsk && (
        <div className="mt-4">
          <AskForm company={company} onClose={close} opened={opened} />
        </div>
      )}
    </>
  )
}
