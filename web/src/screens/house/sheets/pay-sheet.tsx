import { useId } from 'react'
import { useSearchParams } from 'react-router'
import * as chat from '#words/house-chat'
import * as words from '#words/house-pay'
import { stageInside } from '#words/house-questions'
import { useSendingLater } from '../../../features/houses/queue/use-sending-later.ts'
import { useSlip } from '../../../features/houses/use-slip.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { firstDraft, type PayDraft, payBody, payProblems, readPkr } from './pay/pay-draft.ts'
import { PayFields } from './pay/pay-fields.tsx'
import { payWords } from './pay/pay-words.ts'
import { SendingFoot } from './sending-foot.tsx'
import { FootButtons, SheetFrame, type SheetProps } from './sheet.tsx'
import { useTyped } from './use-typed.ts'

/** `?do=pay`: writes a payment down, or with `id` a correction of that one. What is typed stays when it could not be sent. */
export function PaySheet({ opened, onClose }: SheetProps) {
  const { view } = opened
  const formId = useId()
  const asked = useSearchParams()[0].get('id')
  const corrected = view.payments.find(({ id, state }) => id === asked && state === 'confirmed')
  const [draft, change] = useTyped(view.house.id, `pay ${asked ?? ''}`, () => firstDraft(view, corrected))
  const { slip, leftOut } = useSlip(view.house.id)
  const later = useSendingLater(opened)
  const said = payWords(view, corrected)
  const pkr = readPkr(draft, corrected !== undefined)

  const { busy, problems, show, frame } = useSendForm(async () => {
    if (show(payProblems(draft, view, corrected !== undefined))) return false
    const pictures = slip ? [slip] : []
    const content = payBody(
      draft,
      corrected,
      pictures.map(({ id }) => id),
    )
    const line = lineOf(draft, content.pkr, opened.view)
    const done = await later.send(
      {
        call: 'notePayment',
        ids: {},
        body: content,
        pictureKind: 'slip',
        title: said.submit(pkr),
        said: words.written,
        told: line ? { line } : undefined,
      },
      pictures,
    )
    if (done) onClose(done)
    return done !== undefined
  })
  return (
    <SheetFrame
      foot={
        <>
          <SendingFoot houseId={view.house.id} later={later} />
          <FootButtons>
            <Button
              busy={busy}
              disabled={slip !== undefined && slip.file === undefined}
              form={formId}
              type="submit"
              variant="main"
            >
              {busy ? words.sending : said.submit(pkr)}
            </Button>
          </FootButtons>
        </>
      }
      measure={said.measure}
      opened={opened}
      title={said.title}
    >
      <SendForm {...frame} id={formId}>
        <PayFields
          busy={busy}
          change={change}
          corrected={corrected}
          draft={draft}
          leftOut={leftOut}
          problems={problems}
          slip={slip}
          view={view}
        />
        <p className="text-muted text-small">{said.note}</p>
      </SendForm>
    </SheetFrame>
  )
}

/** The line that the family may send on WhatsApp; nothing for the builder's side, and where nobody is on the other side. */
function lineOf({ stageId }: PayDraft, pkr: number, view: SheetProps['opened']['view']): string | undefined {
  if (view.house.role !== 'own' || view.house.alone) return undefined
  const stage = view.stages.find(({ id }) => id === stageId)
  return chat.paid(words.groupDigits(pkr), stage ? stageInside(stage.stage) : '')
}
