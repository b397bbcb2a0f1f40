import { type DeskMark, dayInPakistan, markExpires } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-marks'
import { LimitSources } from '../../../features/marks/licence-notes.tsx'
import { DayField } from '../../../forms/day-field.tsx'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { Message } from '../../../ui/text/message.tsx'
import { CheckLineRow, tickName } from './check-line.tsx'
import { checkLinesOf, type LineName, limitNote } from './check-lines.ts'
import { RegisterLink } from './register-link.tsx'

/** State of the check of a mark. `send` throws ApiError. */
export function useCheck(mark: DeskMark, send: (validUntil: string | null) => Promise<void>) {
  const lines = checkLinesOf(mark)
  const expires = markExpires(mark.kind)
  const [ticked, setTicked] = useState<readonly LineName[]>([])
  const [day, setDay] = useState(mark.validUntil ?? '')
  const open = lines.filter(({ name }) => !ticked.includes(name))
  const { busy, problems, show, frame } = useSendForm(async () => {
    const found = Object.fromEntries(open.map(({ name }) => [tickName(name), words.tickMissing]))
    const dayMissing = expires && day === '' ? { validUntil: words.dayMissing } : {}
    if (show({ ...found, ...dayMissing })) return
    await send(expires ? day : null)
  })
  const tick = (name: LineName, on: boolean) =>
    setTicked(on ? [...ticked, name] : ticked.filter((one) => one !== name))
  return { lines, ticked, tick, day, setDay, open, busy, problems, frame }
}

interface CheckFormProps {
  mark: DeskMark
  check: ReturnType<typeof useCheck>
  /** Of the form, for a button that stands outside of it. */
  id: string
}

/** Lines that a company wrote, to be ticked; and the text that visitors will read once it is accepted. */
export function CheckForm({ mark, check, id }: CheckFormProps) {
  const { lines, ticked, tick, day, setDay, open, problems, frame } = check
  return (
    <SendForm {...frame} id={id}>
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
                <DayField
                  error={problems.validUntil}
                  hint={words.lastDayHint(line.text)}
                  initial={day}
                  label={words.lineNames.validUntil}
                  name="validUntil"
                  onDay={(typed) => {
                    setDay(typed)
                    tick('validUntil', false)
                  }}
                  required
                />
              )}
            </CheckLineRow>
          ))}
        </ul>
      </fieldset>
      {limitNote(mark) && <LimitSources />}
      <RegisterLink kind={mark.kind} number={mark.number} />
      <Message kind="note">{preview(mark, day)}</Message>
      <p className="text-muted text-small">
        <span role="status">{words.ticksLeft(open.length)}</span> {words.mailedEitherWay}
      </p>
    </SendForm>
  )
}

/** Text that visitors will read, by the same words as on the company's profile. */
function preview({ kind, category }: DeskMark, day: string): string {
  if (markExpires(kind) && day === '') return words.shownLater
  const validUntil = markExpires(kind) ? day : null
  return words.shownAs(words.markText({ kind, category, checkedOn: dayInPakistan(serverNow()), validUntil }))
}
