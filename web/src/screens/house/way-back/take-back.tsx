import { screens } from '@tameer/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/house-way-back'
import { linkOfHouse } from '../../../features/houses/house-links.ts'
import { findKeptHouse } from '../../../features/houses/own-houses.ts'
import { keepsWayBack, keyOfWayBack, takeHouseBack } from '../../../features/houses/way-back.ts'
import { useLinkPress } from '../../../forms/use-link-press.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { AskForm } from './ask-for-link.tsx'
import { UnkeptLink } from './unkept-link.tsx'

/**
 * The page behind the link of a mail, with its token in the address. Opening it does nothing: the press makes a key of this
 * device open the house.
 */
export function TakeBack({ id, token }: { id: string; token: string }) {
  const navigate = useNavigate()
  // A key that the browser does not keep: it is used only once the person has it.
  const [unkept, setUnkept] = useState<string>()
  const { busy, error, press } = useLinkPress(async () => {
    const house = await takeHouseBack(token)
    showToast(words.opened)
    await navigate(screens.house.to(house), { replace: true })
  })
  const open = () => {
    const key = keyOfWayBack(token)
    if (keepsWayBack()) press()
    else setUnkept(key)
  }
  if (error?.code === 'invalid' || error?.code === 'not-found') return <Refused id={id} />
  return (
    <PageSheet>
      <PageHeader title={words.title} />
      <div className="grid max-w-measure gap-6">
        {error && <Message kind="alert">{error.message}</Message>}
        <p>{words.pressToOpen}</p>
        {unkept === undefined ? (
          <Button busy={busy} className="justify-self-start" onClick={open} variant="main">
            {busy ? words.opening : words.openHouse}
          </Button>
        ) : (
          <UnkeptLink busy={busy} link={linkOfHouse(id, unkept)} onCopied={press} />
        )}
      </div>
    </PageSheet>
  )
}

/** A link that was used or is too old: another one, or the house itself where this device knows it. */
function Refused({ id }: { id: string }) {
  const house = <ActionLink to={screens.house.to(id)}>{words.openHouse}</ActionLink>
  return (
    <PageSheet>
      <PageHeader title={words.title} />
      <div className="grid gap-6">
        <Message kind="alert">{words.refused}</Message>
        {findKeptHouse(id) && <Message action={house}>{words.stillOpens}</Message>}
        <AskForm />
      </div>
    </PageSheet>
  )
}
