import type { DetailedEstimate } from '@tameer/calculator'
import * as words from '#words/bill'
import { buttonLook } from '../../../../ui/button.tsx'
import { WhatsAppIcon } from '../../../../ui/icons.tsx'
import { OutsideLink } from '../../../../ui/links.tsx'
import { whatsAppLink } from './share-bill.ts'

/** Opens a chat with the bill in it, to whomever one chooses there. */
export function SendByWhatsApp({ estimate }: { estimate: DetailedEstimate }) {
  return (
    <OutsideLink
      aria-label={words.sendByWhatsApp}
      className={buttonLook('plain', 'gap-1.5! px-3!')}
      href={whatsAppLink(estimate)}
    >
      <WhatsAppIcon />
      {words.whatsapp}
    </OutsideLink>
  )
}
