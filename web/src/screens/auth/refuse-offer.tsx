import { useState } from 'react'
import * as words from '#words/take-over'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { deskRequest } from '../../net/desk-client.ts'
import { Button } from '../../ui/button.tsx'
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** Deletes a prepared profile that its company does not want, after a question. */
export function RefuseOffer({ token, onRefused }: { token: string; onRefused: () => void }) {
  const [asking, setAsking] = useState(false)
  const { busy, run } = useSingleSubmit()
  const refuse = () =>
    run(async () => {
      try {
        await deskRequest('refusePreparedProfile', { body: { token } })
        setAsking(false)
        onRefused()
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        showToast(error.message, 'alert')
        return false
      }
    })
  return (
    <div className="mt-10 border-line border-t pt-4">
      <p className="text-muted">{words.notYours}</p>
      <Button className="mt-2" onClick={() => setAsking(true)} variant="danger">
        {words.refuse}
      </Button>
      <QuestionDialog
        back={words.keep}
        busy={busy}
        danger
        onClose={() => setAsking(false)}
        onYes={() => void refuse()}
        open={asking}
        title={words.refuseQuestion}
        yes={words.refuse}
      >
        <p>{words.refuseText}</p>
      </QuestionDialog>
    </div>
  )
}
