import { type HomeownerInvitation, whatsAppLink } from '@tameer/contract'
import { useRef, useState } from 'react'
import { comma } from '#words/language'
import * as words from '#words/request-page'
import { ReportButton } from '../../../../features/reports/report-button.tsx'
import { Button, buttonLook } from '../../../../ui/button.tsx'
import { OutsideLink } from '../../../../ui/links.tsx'
import type { OpenedRequest } from '../request-acts.ts'
import { placeOf, workOf } from '../request-in-words.ts'
import { AskForm } from './ask-form.tsx'

interface CardTalkProps {
  opened: OpenedRequest
  invitation: HomeownerInvitation
  company: NonNullable<HomeownerInvitation['company']>
  describedBy: string
}

/** Ways to talk with a company, and to report its quote: folded, since few need them. */
export function CardTalk({ opened, invitation, company, describedBy }: CardTalkProps) {
  const { quote, state } = invitation
  const { mayAct, state: requestState } = opened.view.request
  const [asking, setAsking] = useState(false)
  const asker = useRef<HTMLButtonElement>(null)
  const inTouch = mayAct && state !== 'declined' && state !== 'withdrawn'
  const mayAsk = inTouch && requestState === 'open'
  const chat = inTouch && whatsAppLink(company.whatsapp, firstWords(opened, quote))
  if (!mayAsk && !chat && !quote) return null
  const close = () => {
    setAsking(false)
    asker.current?.focus()
  }
  return (
    <details className="mt-2">
      <summary aria-describedby={describedBy} className="link inline-flex min-h-11 items-center">
        {words.more}
      </summary>
      <div className="-mx-2 flex flex-wrap gap-x-2 *:px-2">
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
    </details>
  )
}

/** First words of a chat: which request and which quote of the company they are about. */
function firstWords({ view: { request } }: OpenedRequest, quote: HomeownerInvitation['quote']): string {
  const place = [request.locality, placeOf(request)].filter(Boolean).join(comma)
  return words.hello(request.name, `${workOf(request)}${comma}${place}`, quote?.sentAt)
}
