import { useState } from 'react'
import * as words from '#words/request-page'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { CopyLink } from './copy-link.tsx'
import { linkOfRequest } from './link-of-request.ts'
import { type OpenedRequest, renewOwnKey, useAct } from './request-acts.ts'

/** The link with all rights: copy it, or replace it by a new one. */
export function OwnLink({ opened }: { opened: OpenedRequest }) {
  const { busy, start } = useAct()
  const [asking, setAsking] = useState(false)
  const make = async () => {
    const done = await start(() => renewOwnKey(opened))
    setAsking(false)
    if (done) showToast(words.newOwnMade)
  }
  return (
    <>
      <p className="text-muted">{words.ownLinkText}</p>
      <CopyLink link={linkOfRequest(opened.view.request.id, opened.key)}>{words.copyLink}</CopyLink>
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        {words.newOwnLink}
      </Button>
      <QuestionDialog
        back={words.cancel}
        busy={busy}
        onClose={() => setAsking(false)}
        onYes={() => void make()}
        open={asking}
        title={words.newOwnQuestion}
        yes={words.newOwnLink}
      >
        <p>{words.newOwnText}</p>
      </QuestionDialog>
    </>
  )
}
