import { type EndReason, endReasons, houseLimits, screens } from '@tameer/contract'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/house-close'
import { forgetAllOfHouse } from '../../../features/houses/forget-all-of-house.ts'
import { act, deleteHouse } from '../../../features/houses/house-acts.ts'
import { SaveAsPdf } from '../../../features/houses/save-as-pdf.tsx'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { asOptions } from '../../../lib/as-options.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { HintAndError, TextAreaField } from '../../../ui/fields/field.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { mayFinish } from '../red-act.ts'
import { SheetFrame, type SheetProps } from './sheet.tsx'

/** `?do=close`: closes the house as finished, ends it early with a reason, or deletes it. Each asks once more. */
export function CloseSheet({ opened, onClose }: SheetProps) {
  const isOpen = opened.view.house.state === 'open'
  return (
    <SheetFrame measure={words.lead} opened={opened} title={words.title}>
      {isOpen && <FinishPart onClose={onClose} opened={opened} />}
      {isOpen && <EndPart onClose={onClose} opened={opened} />}
      <DeletePart opened={opened} />
    </SheetFrame>
  )
}

interface PartProps {
  title: string
  /** Its button, and the look of it. */
  submit: string
  main?: boolean
  /** True while it cannot be done: then there is no button. */
  disabled?: boolean
  /** Below the title of the last question. */
  question: string
  /** Shows what is not right and returns true when there is something. */
  isWrong?: (show: ReturnType<typeof useSendForm>['show']) => boolean
  /** Throws ApiError, which is shown at the part. */
  send: () => Promise<void>
  children: (problems: ReturnType<typeof useSendForm>['problems']) => ReactNode
}

/** A part with one act that cannot be undone: its button asks once more, and a refusal stands above it. */
function Part({ title, submit, main, disabled, question, isWrong, send, children }: PartProps) {
  const id = useId()
  const [asking, setAsking] = useState(false)
  const form = useSendForm(async (element) => {
    if (!asking) {
      if (!isWrong?.(form.show)) setAsking(true)
      return
    }
    setAsking(false)
    await send()
    return element.isConnected
  })
  const press = () => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit()
  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h2 className="text-h3">{title}</h2>
      <SendForm {...form.frame} id={id}>
        {children(form.problems)}
        {!disabled && (
          <Button busy={form.busy} className="sm:self-start" type="submit" variant={main ? 'main' : 'danger'}>
            {submit}
          </Button>
        )}
      </SendForm>
      <QuestionDialog
        back={words.notYet}
        danger={!main}
        onClose={() => setAsking(false)}
        onYes={press}
        open={asking}
        title={title}
        yes={submit}
      >
        <p>{question}</p>
      </QuestionDialog>
    </section>
  )
}

/** Every stage is agreed: the house is finished. */
function FinishPart({ opened, onClose }: SheetProps) {
  const allAgreed = mayFinish(opened.view)
  return (
    <Part
      disabled={!allAgreed}
      main
      question={words.forGood}
      send={async () => {
        await act(opened, 'closeHouse', {}, { kind: 'finished' })
        onClose({ said: words.closed })
      }}
      submit={words.closeHouse}
      title={words.closeHouse}
    >
      {() => <p className="text-muted">{allAgreed ? words.allAgreed : words.notAllAgreed}</p>}
    </Part>
  )
}

/** The house ended early, with a reason and a word. */
function EndPart({ opened, onClose }: SheetProps) {
  const [reason, setReason] = useState<EndReason>()
  const [text, setText] = useState('')
  return (
    <Part
      isWrong={(show) => show({ reason: reason === undefined ? words.chooseWhy : undefined })}
      question={`${words.whatWaits} ${words.forGood}`}
      send={async () => {
        await act(opened, 'closeHouse', {}, { kind: 'ended', reason, text: text.trim() })
        onClose({ said: words.closed })
      }}
      submit={words.closeHouse}
      title={words.endedEarly}
    >
      {(problems) => (
        <>
          <div {...(problems.reason && { 'data-problem': 'reason', tabIndex: -1 })} className="outline-none">
            <RadioChips
              legend={words.why}
              name="reason"
              onChange={setReason}
              options={asOptions(endReasons, words.reasons)}
              value={reason}
            />
            <HintAndError error={problems.reason} id="reason" />
          </div>
          <TextAreaField
            error={problems.text}
            label={words.aWord}
            maxLength={houseLimits.text}
            name="text"
            onChange={({ target }) => setText(target.value)}
            rows={2}
            value={text}
          />
          <p className="text-muted text-small">{words.whatWaits}</p>
        </>
      )}
    </Part>
  )
}

/** Deletes the house for both sides, and forgets it on this device. */
function DeletePart({ opened }: Pick<SheetProps, 'opened'>) {
  const navigate = useNavigate()
  const { id } = opened.view.house
  return (
    <Part
      question={words.deleteText}
      send={async () => {
        await deleteHouse(opened)
        void navigate(screens.houses.to(), { replace: true })
        forgetAllOfHouse(id)
        showToast(words.deleted)
      }}
      submit={words.deleteIt}
      title={words.deleteAll}
    >
      {() => (
        <>
          <p className="text-muted">{words.deleteText}</p>
          <SaveAsPdf opened={opened} />
        </>
      )}
    </Part>
  )
}
