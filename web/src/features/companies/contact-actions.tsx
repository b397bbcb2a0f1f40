import { callLink, mailLink, type Reach, whatsAppLink } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/companies'
import { useAppDispatch } from '../../store/hooks.ts'
import { buttonLook } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { OutsideLink } from '../../ui/links.tsx'
import { countVisit } from './company-calls.ts'

interface ContactProps {
  /** The company whose presses are counted and whose name is read out. */
  company: { id: string; name: string }
  reach: Reach
  /** First words of a chat or a mail. */
  message: string
}

/** Returns an event handler that counts a press on a way to reach the company. */
function useCountPress(companyId: string): () => void {
  const dispatch = useAppDispatch()
  return () => void dispatch(countVisit({ kind: 'contact', id: companyId, companyId }))
}

interface ContactActionsProps extends ContactProps {
  /** Subject of the mail. */
  subject: string
  /** The share button. */
  children: ReactNode
  /** On a phone chat and call stand in a `ContactBar`. */
  withBar?: boolean
  /** The phone number in words, beside "Call" on a wide screen: a desk has no phone to call from. */
  number?: string | undefined
}

/** All ways to reach a company: chat, call, mail. The first one is the main button. */
export function ContactActions({
  company,
  reach: { phone, whatsapp, email },
  subject,
  message,
  children,
  withBar,
  number,
}: ContactActionsProps) {
  const onClick = useCountPress(company.id)
  const chat = whatsAppLink(whatsapp, message)
  const call = callLink(phone)
  const look = (main: boolean, inBar = withBar) =>
    buttonLook(main ? 'main' : 'plain', classNames('px-2', inBar && 'max-sm:hidden'))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      aria-label={words.contactCompany(company.name)}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2"
      role="group"
    >
      {chat && (
        <OutsideLink
          aria-label={words.messageOnWhatsApp(company.name)}
          className={look(true)}
          href={chat}
          onClick={onClick}
        >
          {words.whatsapp}
        </OutsideLink>
      )}
      {call && (
        <a className={look(!chat)} href={call} onClick={onClick}>
          {words.call}
          {number && (
            <bdi className="whitespace-nowrap figures max-md:hidden" dir="ltr">
              {number}
            </bdi>
          )}
        </a>
      )}
      <a className={look(!chat && !call, false)} href={mailLink(email, subject, message)} onClick={onClick}>
        {words.email}
      </a>
      {children}
    </div>
  )
}

/** Chat and call at the lower edge of a phone's screen, always in reach. Renders nothing when there is no number. */
export function ContactBar({ company, reach: { phone, whatsapp }, message }: ContactProps) {
  const onClick = useCountPress(company.id)
  const chat = whatsAppLink(whatsapp, message)
  const call = callLink(phone)
  if (!chat && !call) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      aria-label={words.chatOrCall}
      className="stick-bottom mt-6 hidden flex-wrap gap-2 border-line border-t bg-paper py-3 max-sm:flex"
      role="group"
    >
      {chat && (
        <OutsideLink
          aria-label={words.messageOnWhatsApp(company.name)}
          className={buttonLook('main', 'grow px-2')}
          href={chat}
          onClick={onClick}
        >
          {words.whatsapp}
        </OutsideLink>
      )}
      {call && (
        <a className={buttonLook(chat ? 'plain' : 'main', 'grow px-2')} href={call} onClick={onClick}>
          {words.call}
        </a>
      )}
    </div>
  )
}
