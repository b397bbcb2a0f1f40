import { type DeskMark, markExpires } from '@tameer/contract'
import { useId, useState } from 'react'
import * as words from '#words/desk-marks'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { dayInPakistan } from '../../../lib/day-in-pakistan.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Message } from '../../../ui/message.tsx'
import { CheckLineRow, tickName } from './check-line.tsx'
import { checkLinesOf, type LineName } from './check-lines.ts'
import { MarkPaper } from './mark-paper.tsx'
import { RegisterLink } from './register-link.tsx'

interface CheckDialogProps {
  mark: DeskMark
  onClose: () => void
  /** Called by the button that leads to a refusal. */
  onRefuse: () => void
  /** Throws ApiError. */
  send: (validUntil: string | null) => Promise<void>
}

/** The paper of a mark beside what its company wrote. It is accepted once every line is ticked. */
export function CheckDialog({ mark, onClose, onRefuse, send }: CheckDialogProps) {
  const formId = useId()
  const lines = checkLinesOf(mark)
  const expires = markExpires(mark.kind)
  const [ticked, setTicked] = useState<readonly LineName[]>([])
  const [day, setDay] = useState(mark.validUntil ?? '')
  const open = lines.filter(({ name }) => !ticked.includes(name))
  const { busy, problems, show, blame, frame } = useSendForm(async () => {
    const found = Object.fromEntries(open.map(({ name }) => [tickName(name), words.tickMissing]))
    const dayMissing = expires && day === '' ? { validUntil: words.dayMissing } : {}
    if (show({ ...found, ...dayMissing })) return false
    try {
      await send(expires ? day : null)
    } catch (error) {
      blame(error)
    }
    return false
  })
  const tick = (name: LineName, on: boolean) =>
    setTicked(on ? [...ticked, name] : ticked.filter((one) => one !== name))
  return (
    <Dialog
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button disabled={busy} onClick={onRefuse} variant="danger">
            {words.refuseInstead}
          </Button>
          <Button busy={busy} form={formId} type="submit" variant="main">
            {words.accept}
          </Button>
        </>
      }
      busy={busy}
      onClose={onClose}
      open
      title={words.checkTitle(words.kinds[mark.kind], mark.companyName)}
      wide
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <MarkPaper mark={mark} />
        <div className="min-w-0">
          <SendForm {...frame} id={formId}>
            <fieldset className="min-w-0">
              <legend className="font-medium">{words.lines}</legend>
              <p className="text-muted text-small">{words.linesHint}</p>
              <ul className="mt-2 border-edge border-t">
                {lines.map((line) => (
                  <CheckLineRow
                    key={line.name}
                    line={line.name === 'validUntil' && day ? { ...line, text: words.day(day) } : line}
                    onTick={(on) => tick(line.name, on)}
                    problem={problems[tickName(line.name)]}
                    ticked={ticked.includes(line.name)}
                  >
                    {line.name === 'validUntil' && (
                      <TextField
                        error={problems.validUntil}
                        hint={words.lastDayHint(line.text)}
                        label={words.lineNames.validUntil}
                        name="validUntil"
                        onChange={(event) => {
                          setDay(event.target.value)
                          tick('validUntil', false)
                        }}
                        required
                        type="date"
                        value={day}
                      />
                    )}
                  </CheckLineRow>
                ))}
              </ul>
            </fieldset>
            <RegisterLink kind={mark.kind} number={mark.number} />
            <Message kind="note">{preview(mark, day)}</Message>
            <p className="text-muted text-small">
              <span role="status">{words.ticksLeft(open.length)}</span> {words.mailedEitherWay}
            </p>
          </SendForm>
        </div>
      </div>
    </Dialog>
  )
}

/** Text that visitors will read, by the same words as on the company's profile. */
function preview({ kind, category }: DeskMark, day: string): string {
  if (markExpires(kind) && day === '') return words.shownLater
  const validUntil = markExpires(kind) ? day : null
  return words.shownAs(words.markText({ kind, category, checkedOn: dayInPakistan(), validUntil }))
}
