import * as chat from '#words/house-chat'
import * as words from '#words/house-links'
import { act, endLink, type OpenedHouse } from '../../../../features/houses/house-acts.ts'
import { chatLink, linkOfHouse } from '../../../../features/houses/house-links.ts'
import {
  findKeptHouse,
  forgetLinkKey,
  newLinkKey,
  useKeptHouses,
} from '../../../../features/houses/own-houses.ts'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { Button } from '../../../../ui/button.tsx'
import { WhatsAppIcon } from '../../../../ui/icons.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { LinksPart, openChat, SendLink } from './links-part.tsx'

const family = 'family'

/** The one link that reads: make it, send it again from the device that made it, take it back. */
export function FamilyLinkPart({ opened }: { opened: OpenedHouse }) {
  const { id, hasFamilyKey = false } = opened.view.house
  const { busy, start } = useCarefulAct()
  const made = useKeptHouses().find((one) => one.id === id)?.made?.[family]
  const make = async () => {
    const kept = findKeptHouse(id)
    if (!kept) return
    const key = newLinkKey(kept, family)
    const leadOn = openChat()
    const done = await start(() => act(opened, 'putFamilyHouseKey', {}, { key }))
    leadOn(done ? chatLink(chat.familyLink, linkOfHouse(id, key)) : undefined)
  }
  const end = async () => {
    if (!(await start(() => endLink(opened)))) return
    const kept = findKeptHouse(id)
    if (kept) forgetLinkKey(kept, family)
    showToast(words.familyTakenBack)
  }
  return (
    <LinksPart text={words.familyText} title={words.forFamily}>
      <div className="flex flex-wrap gap-2">
        {hasFamilyKey && made && (
          <SendLink link={linkOfHouse(id, made)} text={chat.familyLink}>
            {words.sendAgain}
          </SendLink>
        )}
        {hasFamilyKey ? (
          <Button busy={busy} className="px-2" onClick={() => void end()} variant="quiet">
            {words.takeBack}
          </Button>
        ) : (
          <Button busy={busy} onClick={() => void make()}>
            <WhatsAppIcon />
            {words.makeFamily}
          </Button>
        )}
      </div>
    </LinksPart>
  )
}
