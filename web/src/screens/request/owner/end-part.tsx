import { useState } from 'react'
import * as words from '#words/request-page'
import { Button } from '../../../ui/button.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { OpenedRequest } from './request-acts.ts'

/** Buttons to close the request while it is open, and to delete it. */
export function EndPart({ opened }: { opened: OpenedRequest }) {
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
