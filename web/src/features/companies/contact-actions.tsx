import { type Company, callLink, type Reach, requestToCompany, whatsAppLink } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/companies'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { buttonLook } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CallIcon, WhatsAppIcon } from '../../ui/icons.tsx'
import { ActionLink, OutsideLink } from '../../ui/links.tsx'
import { countVisit } from './company-calls.ts'

interface ContactProps {
  /** Its presses are counted, and its name is read out. */
  company: Company
  reach: Pick<Reach, 'phone' | 'whatsapp'>
  /** First words of a chat. */
  message: string
  /** The phone number in words, beside "Call": a desk has no phone to call from. */
  number: string
}

/** Returns an event handler that counts a press on a way to reach the company. */
export function useCountPress(companyId: string): () => void {
  const dispatch = useAppDispatch()
  return () => void dispatch(countVisit({ kind: 'contact', id: companyId, companyId }))
}

/**
 * Chat, a request for quotes and call: the first that there is is the main button. A company does not ask itself.
 */
function useWays({ company, reach: { phone, whatsapp }, message }: Omit<ContactProps, 'number'>) {
  const isOwn = useAppSelector(selectUser)?.id === company.id
  return {
    chat: whatsAppLink(whatsapp, message),
    call: callLink(phone),
    ask:
      !isOwn &&
      requestToCompany(
        company.id,
        company.categories.map(({ categoryId }) => categoryId),
      ),
  }
}

/** The same ways in a panel on a wide screen; a phone has them in a `ContactBar`. */
export function ContactActions({
  children,
  className,
  number,
  ...props
}: ContactProps & { children: ReactNode; className?: string }) {
  const { company } = props
  const onClick = useCountPress(company.id)
  const { chat, call, ask } = useWays(props)
  const look = 'col-span-full px-2! max-sm:hidden'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      aria-label={words.contactCompany(company.name)}
      className={classNames('grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2', className)}
      role="group"
    >
      {chat && (
        <OutsideLink
          aria-label={words.messageOnWhatsApp(company.name)}
          className={buttonLook('main', look)}
          href={chat}
          onClick={onClick}
        >
          <WhatsAppIcon />
          {words.whatsapp}
        </OutsideLink>
      )}
      {ask && (
        <ActionLink className={look} main={!chat} to={ask}>
          {words.askForQuote}
        </ActionLink>
      )}
      {call && (
        <a className={buttonLook(chat || ask ? 'plain' : 'main', look)} href={call} onClick={onClick}>
          <CallIcon />
          {words.call}
          <bdi className="whitespace-nowrap figures" dir="ltr">
            {number}
          </bdi>
        </a>
      )}
      {children}
    </div>
  )
}

/** Chat, call and a request for quotes at the lower edge of a phone's screen, always in reach. */
export function ContactBar(props: Omit<ContactProps, 'number'>) {
  const { company } = props
  const onClick = useCountPress(company.id)
  const { chat, call, ask } = useWays(props)
  if (!chat && !call && !ask) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      aria-label={words.chatOrCall}
      className="stick-bottom z-10 mt-6 hidden flex-wrap gap-2 border-line border-t bg-paper py-2.5 max-sm:flex"
      role="group"
    >
      {chat && (
        <OutsideLink
          aria-label={words.messageOnWhatsApp(company.name)}
          className={buttonLook('main', 'grow gap-1.5! px-1.5! text-[0.9375rem]')}
          href={chat}
          onClick={onClick}
        >
          <WhatsAppIcon size={18} />
          {words.whatsapp}
        </OutsideLink>
      )}
      {call && (
        <a
          className={buttonLook(chat || ask ? 'plain' : 'main', 'grow px-1.5! text-[0.9375rem]')}
          href={call}
          onClick={onClick}
        >
          {words.call}
        </a>
      )}
      {ask && (
        <ActionLink className="grow px-1.5! text-[0.9375rem]" main={!chat} to={ask}>
          {words.askForQuote}
        </ActionLink>
      )}
    </div>
  )
}
