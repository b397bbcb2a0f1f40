import { houseLimits, type SiteLink } from '@tameer/contract'
import { useRef } from 'react'
import * as chat from '#words/house-chat'
import * as words from '#words/house-links'
import { displayDay } from '#words/house-page'
import { act, endLink, type OpenedHouse } from '../../../../features/houses/house-acts.ts'
import { chatLink, linkOfHouse } from '../../../../features/houses/house-links.ts'
import {
  findKeptHouse,
  forgetLinkKey,
  newLinkKey,
  useKeptHouses,
} from '../../../../features/houses/own-houses.ts'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { textOf } from '../../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../../forms/send-form.tsx'
import { newId } from '../../../../lib/new-id.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/fields/field.tsx'
import { WhatsAppIcon } from '../../../../ui/icons.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { placeOf } from '../../house-in-words.ts'
import { LinksPart, openChat, SendLink } from './links-part.tsx'

/** The links for people on the site, by their names, and a form for one more. */
export function SiteLinksPart({ opened }: { opened: OpenedHouse }) {
  const { siteLinks = [] } = opened.view.house
  return (
    <LinksPart text={words.siteText} title={words.forSite}>
      {siteLinks.length > 0 && (
        <ul className="border-line border-t">
          {siteLinks.map((link) => (
            <OneLink key={link.id} link={link} opened={opened} />
          ))}
        </ul>
      )}
      {siteLinks.length < houseLimits.siteLinks && <NewLink opened={opened} />}
    </LinksPart>
  )
}

function OneLink({ link, opened }: { link: SiteLink; opened: OpenedHouse }) {
  const { house } = opened.view
  const { busy, start } = useCarefulAct()
  const key = useKeptHouses().find(({ id }) => id === house.id)?.made?.[link.id]
  const end = async () => {
    if (!(await start(() => endLink(opened, link.id)))) return
    const kept = findKeptHouse(house.id)
    if (kept) forgetLinkKey(kept, link.id)
    showToast(words.takenBack(link.name))
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2.5">
      <div className="min-w-0">
        <p className="font-semibold">
          <bdi>{link.name}</bdi>
        </p>
        <p className="text-muted text-small">
          {[link.money ? words.seesMoney : words.seesNoMoney, usedIn(link, house.today)].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {key && (
          <SendLink link={linkOfHouse(house.id, key)} text={chat.siteLink(placeOf(house))}>
            {words.sendAgain}
          </SendLink>
        )}
        <Button aria-label={words.takeBackNamed(link.name)} busy={busy} onClick={() => void end()}>
          {words.takeBack}
        </Button>
      </div>
    </li>
  )
}

function usedIn({ usedOn }: SiteLink, today: string): string {
  if (usedOn === null) return words.notUsedYet
  return words.lastUsed(usedOn === today ? words.today : displayDay(usedOn))
}

/** The form for one more. Its id stays the same until it is made, so that a lost answer makes no second one. */
function NewLink({ opened }: { opened: OpenedHouse }) {
  const { house } = opened.view
  const linkId = useRef(newId())
  const sending = useSendForm(async (form) => {
    const name = textOf(form, 'name')
    if (sending.show({ name: name === '' ? words.enterName : undefined })) return
    const kept = findKeptHouse(house.id)
    if (!kept) return
    const key = newLinkKey(kept, linkId.current)
    const leadOn = openChat()
    const money = new FormData(form).has('money')
    await act(opened, 'putSiteLink', { linkId: linkId.current }, { name, money, key }).catch((error) => {
      leadOn(undefined)
      throw error
    })
    leadOn(chatLink(chat.siteLink(placeOf(house)), linkOfHouse(house.id, key)))
    linkId.current = newId()
    form.reset()
  })
  return (
    <SendForm {...sending.frame}>
      <TextField
        autoComplete="off"
        error={sending.problems.name}
        hint={words.nameHint}
        label={words.name}
        maxLength={houseLimits.linkName}
        name="name"
      />
      {house.basis !== 'estimate' && (
        <label className="flex min-h-11 items-center gap-3">
          <input className="size-6 shrink-0 accent-blue" name="money" type="checkbox" />
          {words.maySeeMoney}
        </label>
      )}
      <Button busy={sending.busy} className="sm:self-start" type="submit" variant="main">
        <WhatsAppIcon />
        {sending.busy ? words.sending : words.makeAndSend}
      </Button>
    </SendForm>
  )
}
