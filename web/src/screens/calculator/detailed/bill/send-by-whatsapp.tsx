import type { DetailedEstimate } from '@tameer/calculator'
import * as words from '#words/bill'
import { buttonLook } from '../../../../ui/button.tsx'
import { OutsideLink } from '../../../../ui/links.tsx'
import { whatsAppLink } from './share-bill.ts'

/** Opens a chat with the bill in it, to whomever one chooses there. */
export function SendByWhatsApp({ estimate }: { estimate: DetailedEstimate }) {
  return (
    <OutsideLink className={buttonLook('plain')} href={whatsAppLink(estimate)}>
      {words.sendByWhatsApp}
    </OutsideLink>
  )
}
