import { screens } from '@tameer/contract'
import * as words from '#words/house-page'
import { chatLink } from '../../features/houses/house-links.ts'
import { clientAddress } from '../../net/client-address.ts'
import { buttonLook } from '../../ui/button.tsx'
import { WhatsAppIcon } from '../../ui/icons.tsx'
import { OutsideLink } from '../../ui/links.tsx'

/** A line that the person may send on WhatsApp after an act. */
export interface Told {
  line: string
  /** Words of its button; by default without naming the other side. */
  label?: string
  /** Stage whose claim the link leads to. */
  stageId?: string
  /** Change to which the link leads. */
  changeId?: string
}

/** Offers to tell the other side on WhatsApp: the person picks the chat, and the address has no key. */
export function TellOnWhatsApp({ id, line, label, stageId, changeId }: Told & { id: string }) {
  const address = screens.house.to(id, sheetOf({ stageId, changeId }))
  return (
    <OutsideLink className={buttonLook('plain')} href={chatLink(line, clientAddress(address))}>
      <WhatsAppIcon />
      {label ?? words.tellOnWhatsApp}
    </OutsideLink>
  )
}

function sheetOf({ stageId, changeId }: { stageId: string | undefined; changeId: string | undefined }) {
  if (changeId) return { do: 'change', id: changeId } as const
  return stageId ? ({ do: 'agree', stage: stageId } as const) : {}
}
