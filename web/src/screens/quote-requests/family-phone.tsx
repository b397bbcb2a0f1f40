import type { Invitation } from '@tameer/contract'
import * as words from '#words/quote-request'
import { dayInWords } from '../../features/invitations/time-left.ts'
import { buttonLook } from '../../ui/button.tsx'
import { OutsideLink } from '../../ui/links.tsx'

/** The family's number and since when it is shared; shown only after the family shared it. */
export function FamilyPhone({ request, releasedAt }: Pick<Invitation, 'request' | 'releasedAt'>) {
  const { phone, whatsappLink } = request
  if (!phone) return null
  return (
    <section aria-label={words.phone}>
      <p className="mb-2">{releasedAt ? words.phoneSince(dayInWords(releasedAt)) : words.phoneLead}</p>
      <div className="flex flex-wrap gap-3">
        {whatsappLink && (
          <OutsideLink className={buttonLook('plain')} href={whatsappLink}>
            {words.whatsapp}
          </OutsideLink>
        )}
        <a className={buttonLook('plain')} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {words.call(phone)}
        </a>
      </div>
    </section>
  )
}
