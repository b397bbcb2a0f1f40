import { useState } from 'react'
import * as words from '#words/house-links'
import { nextOwnKey, type OpenedHouse, renewOwnKey } from '../../../../features/houses/house-acts.ts'
import { linkOfHouse } from '../../../../features/houses/house-links.ts'
import { keepsKeys } from '../../../../features/houses/own-houses.ts'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyLink } from '../../../../ui/copy-link.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { UnkeptLink } from '../../way-back/unkept-link.tsx'
import { LinksPart } from './links-part.tsx'

/** The family's own link: copy it for another phone, or make a new one. */
export function OwnLinkPart({ opened }: { opened: OpenedHouse }) {
  const { view, access } = opened
  const { id } = view.house
  const { busy, start } = useCarefulAct()
  // A new key that the browser does not keep: it is used only once the person has it.
  const [unkept, setUnkept] = useState<string>()
  const put = async () => {
    if (!(await start(() => renewOwnKey(opened)))) return
    setUnkept(undefined)
    showToast(words.newMade)
  }
  const make = () => {
    const nextKey = nextOwnKey(opened)
    if (keepsKeys()) void put()
    else setUnkept(nextKey)
  }
  return (
    <LinksPart text={words.ownText} title={words.yourOwn}>
      <div className="flex flex-wrap items-center gap-2">
        <CopyLink
          copied={words.linkCopied}
          failed={words.linkNotCopied}
          link={linkOfHouse(id, access.houseKey)}
        >
          {words.copyIt}
        </CopyLink>
        <Button busy={busy} className="px-2" onClick={make} variant="quiet">
          {words.makeNew}
        </Button>
      </div>
      {unkept ? (
        <UnkeptLink busy={busy} link={linkOfHouse(id, unkept)} onCopied={() => void put()} />
      ) : (
        <p className="text-muted text-small">{words.oldWorks}</p>
      )}
    </LinksPart>
  )
}
