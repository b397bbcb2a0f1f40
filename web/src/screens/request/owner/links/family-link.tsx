import { useState } from 'react'
import * as words from '#words/request-page'
import { useCarefulAct } from '../../../../forms/careful-acts.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { request as send } from '../../../../net/api-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyLink } from '../../../../ui/copy-link.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import type { OpenedRequest } from '../request-acts.ts'
import { linkOfRequest } from './link-of-request.ts'

/** A read-only link: create, copy and withdraw it. It is shown once, when it is created. */
export function FamilyLink({ opened }: { opened: OpenedRequest }) {
  const { view, key, load } = opened
  const { id, hasFamilyKey } = view.request
  // Kept until it is taken back: a repeated call puts the same key in place.
  const [family, setFamily] = useState(() => ({ key: newKey(), isMade: false }))
  const { busy, start } = useCarefulAct()
  const link = family.isMade && hasFamilyKey ? linkOfRequest(id, family.key) : undefined
  const make = () =>
    start(async () => {
      await send('makeRequestKey', { params: { id }, key, body: { kind: 'family', key: family.key } })
      setFamily({ ...family, isMade: true })
      await load()
    })
  const end = async () => {
    const done = await start(async () => {
      await send('endFamilyKey', { params: { id }, key })
      await load()
    })
    if (!done) return
    setFamily({ key: newKey(), isMade: false })
    showToast(words.familyEnded)
  }
  return (
    <>
      <p className="text-muted">
        {words.familyText} {hasFamilyKey && words.familyOut}
      </p>
      {link ? (
        <CopyLink copied={words.linkCopied} failed={words.linkNotCopied} link={link} shown>
          {words.copyFamily}
        </CopyLink>
      ) : (
        <Button busy={busy} className="justify-self-start" onClick={() => void make()}>
          {words.makeFamily}
        </Button>
      )}
      {hasFamilyKey && (
        <Button className="justify-self-start" disabled={busy} onClick={() => void end()}>
          {words.endFamily}
        </Button>
      )}
    </>
  )
}
