import { useEffect, useRef } from 'react'
import * as words from '#words/request-page'
import { TextForm } from '../../../../forms/text-form.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { act, type OpenedRequest } from '../request-acts.ts'

interface AskFormProps {
  opened: OpenedRequest
  company: { id: string; name: string }
  /** Text to begin with. */
  initial?: string
  /** Called after it was sent, or cancelled. */
  onClose: () => void
}

/** A question to one company, which alone sees it. Has the focus; Escape cancels. */
export function AskForm({ opened, company, initial, onClose }: AskFormProps) {
  const ref = useRef<HTMLDivElement>(null)
  // The form was opened by a press, so the focus goes to its field.
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for what stands inside
    <div onKeyDown={({ key }) => key === 'Escape' && onClose()} ref={ref}>
      <TextForm
        hint={words.questionHint}
        initial={initial}
        label={words.questionTo(company.name)}
        name={company.id}
        onSend={async (text) => {
          await act(opened, 'askCompany', { companyId: company.id, text })
          showToast(words.questionSent)
          onClose()
        }}
        submit={words.sendQuestion}
      />
    </div>
  )
}
