import { useEffect, useRef } from 'react'
import * as words from '#words/request-page'
import { TextForm } from '../../../forms/text-form.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { act, type OpenedRequest } from './request-acts.ts'

interface AskFormProps {
  opened: OpenedRequest
  company: { id: string; name: string }
  /** A question that is ready. */
  initial?: string
  /** Sent, or given up. */
  onClose: () => void
}

/** A question to one company, which alone sees it. The focus is in it; Escape gives up. */
export function AskForm({ opened, company, initial, onClose }: AskFormProps) {
  const ref = useRef<HTMLDivElement>(null)
  // Opened by a press: what comes next is to write.
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for what stands inside
    <div onKeyDown={({ key }) => key === 'Escape' && onClose()} ref={ref}>
      <TextForm
        hint={words.questionHint}
        initial={initial}
        label={words.questionTo(company.name)}
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
