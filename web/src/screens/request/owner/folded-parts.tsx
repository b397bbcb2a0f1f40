import { useState } from 'react'
import { itemName } from '#words/price-book'
import * as briefWords from '#words/request-brief'
import * as words from '#words/request-page'
import { PrivatePictures } from '../../../features/requests/private-pictures.tsx'
import { RequestBrief } from '../../../features/requests/request-brief.tsx'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyLink } from '../../../ui/copy-link.tsx'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { CloseDialog } from './dialogs/close-dialog.tsx'
import { DeleteDialog } from './dialogs/delete-dialog.tsx'
import { FamilyLink } from './links/family-link.tsx'
import { linkOfRequest } from './links/link-of-request.ts'
import { type OpenedRequest, renewOwnKey } from './request-acts.ts'

/** Parts that are seldom needed, at the end of the page. */
export function FoldedParts({ opened }: { opened: OpenedRequest }) {
  const { state, mayAct } = opened.view.request
  const sent = mayAct ? words.asSent : words.asSentFamily
  return (
    <div className="min-w-0">
      <Fold title={state === 'unconfirmed' ? words.asWritten : sent}>
        <AskedPart opened={opened} />
      </Fold>
      {mayAct && (
        <>
          {state !== 'unconfirmed' && (
            <Fold title={words.familyLink}>
              <FamilyLink opened={opened} />
            </Fold>
          )}
          <Fold title={words.ownLink}>
            <OwnLink opened={opened} />
          </Fold>
          <Fold title={state === 'open' ? words.closeOrDelete : words.deleteRequest}>
            <EndPart opened={opened} />
          </Fold>
        </>
      )}
    </div>
  )
}

/** The request as the companies read it, and the data that they do not see. */
function AskedPart({ opened: { view, key } }: { opened: OpenedRequest }) {
  const { request } = view
  const { name, email, phone, images, mayAct } = request
  return (
    <>
      <RequestBrief brief={request} itemName={itemName}>
        {images.length > 0 && (
          <PrivatePictures access={{ key }} images={images} nameOf={briefWords.pictureName} />
        )}
      </RequestBrief>
      {mayAct && name && email && (
        <p className="text-small wrap-anywhere">
          <span className="text-muted">{words.contact}</span> {words.contactText(name, email, phone ?? '')}
        </p>
      )}
    </>
  )
}

/** Buttons to close the request while it is open, and to delete it. */
function EndPart({ opened }: { opened: OpenedRequest }) {
  const [question, setQuestion] = useState<'close' | 'delete'>()
  const back = () => setQuestion(undefined)
  return (
    <>
      {opened.view.request.state === 'open' && (
        <>
          <p className="text-muted">{words.closeText}</p>
          <Button className="justify-self-start" onClick={() => setQuestion('close')}>
            {words.close}
          </Button>
        </>
      )}
      <p className="text-muted">{words.deleteText}</p>
      <Button className="justify-self-start" onClick={() => setQuestion('delete')} variant="danger">
        {words.deleteRequest}
      </Button>
      <CloseDialog onClose={back} open={question === 'close'} opened={opened} />
      <DeleteDialog onClose={back} open={question === 'delete'} opened={opened} />
    </>
  )
}

/** The link with all rights: copy it, or replace it by a new one. */
function OwnLink({ opened }: { opened: OpenedRequest }) {
  const { busy, start } = useCarefulAct()
  const [asking, setAsking] = useState(false)
  const make = async () => {
    const done = await start(() => renewOwnKey(opened))
    setAsking(false)
    if (done) showToast(words.newOwnMade)
  }
  return (
    <>
      <p className="text-muted">{words.ownLinkText}</p>
      <CopyLink
        copied={words.linkCopied}
        failed={words.linkNotCopied}
        link={linkOfRequest(opened.view.request.id, opened.key)}
      >
        {words.copyLink}
      </CopyLink>
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
