import { useState } from 'react'
import * as words from '#words/house-queue'
import { leaveOut, tryAgain } from '../../../features/houses/queue/queue.ts'
import type { QueueRecord } from '../../../features/houses/queue/queue-records.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import { Message } from '../../../ui/text/message.tsx'

/** A record that the server refused, with its sentence. It stays until it is sent, or left out. */
export function StoppedRecord({ record }: { record: QueueRecord }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Message
        action={
          <>
            <Button onClick={() => void tryAgain(record)}>{words.tryAgain}</Button>
            <Button onClick={() => setAsking(true)} variant="quiet">
              {words.leaveOut}
            </Button>
          </>
        }
        kind="alert"
        lead={words.notSent(record.title)}
      >
        {record.stopped}
      </Message>
      <QuestionDialog
        back={words.back}
        danger
        onClose={() => setAsking(false)}
        onYes={() => void leaveOut(record)}
        open={asking}
        title={words.notSent(record.title)}
        yes={words.leaveOut}
      >
        <p>{words.leaveOutText}</p>
      </QuestionDialog>
    </>
  )
}
