import { callLink, mailLink, type Portfolio, whatsAppLink } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/companies'
import { buttonLook } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/links.tsx'

interface ContactActionsProps {
  /** The portfolio a person writes about; its number is called. */
  portfolio: Portfolio
  email: string
  /** The share button. */
  children: ReactNode
}

/** Every way to reach a company at once: chat, call, mail. The first one is the main button. */
export function ContactActions({
  portfolio: { title, phone, whatsapp, company },
  email,
  children,
}: ContactActionsProps) {
  const chat = whatsAppLink(whatsapp, words.firstSentence(title))
  const call = callLink(phone)
  const look = (main: boolean) => buttonLook(main ? 'main' : 'plain', 'px-2')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div aria-label={words.contactCompany(company.name)} className="grid grid-cols-2 gap-2" role="group">
      {chat && (
        <OutsideLink className={look(true)} href={chat}>
          {words.whatsapp}
        </OutsideLink>
      )}
      {call && (
        <a className={look(!chat)} href={call}>
          {words.call}
        </a>
      )}
      <a className={look(!chat && !call)} href={mailLink(email, words.mailSubject(title))}>
        {words.email}
      </a>
      {children}
    </div>
  )
}
