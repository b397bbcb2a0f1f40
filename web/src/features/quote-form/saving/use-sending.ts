import type { QuoteForm } from '@tameer/contract'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { ApiError } from '../../../net/api-error.ts'
import type { FieldProblems } from '../entry/quote-form-problems.ts'
import type { DraftState } from './use-draft.ts'

interface SendingOptions {
  draft: Pick<DraftState<object>, 'saver' | 'saving' | 'close'>
  /** Finds the problems, again after each change. */
  judge: () => FieldProblems
  /** Shows the parts of the form that have problems. */
  reveal?: (problems: FieldProblems) => void
  quoteOf: () => QuoteForm
  send: (quote: QuoteForm) => Promise<void>
}

export interface Sending {
  formRef: RefObject<HTMLFormElement | null>
  problems: FieldProblems
  /** True while the confirmation dialog is open. */
  asking: boolean
  busy: boolean
  /** Reason why it could not be sent; the dialog stays open, so that the person can try again. */
  trouble: string | undefined
  check: () => void
  cancel: () => void
  confirm: () => void
}

/** Checks a quote, asks for confirmation, and sends it. After the first check the problems follow each change. */
export function useSending({ draft, judge, reveal, quoteOf, send }: SendingOptions): Sending {
  const formRef = useRef<HTMLFormElement>(null)
  const { busy, run } = useSingleSubmit()
  const [checked, setChecked] = useState(0)
  const [asking, setAsking] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const problems = useMemo(() => (checked > 0 ? judge() : {}), [checked, judge])

  useEffect(() => {
    if (checked === 0) return
    const trouble = formRef.current?.querySelector<HTMLElement>('[data-trouble]')
    trouble?.focus({ preventScroll: true })
    trouble?.scrollIntoView?.({ block: 'start' })
  }, [checked])

  const check = () => {
    const found = judge()
    setTrouble(undefined)
    reveal?.(found)
    setChecked(checked + 1)
    // Sending deletes the draft, even one that somebody saved later, so a conflict must be resolved first.
    setAsking(Object.keys(found).length === 0 && draft.saving.is !== 'conflict')
  }
  const confirm = () => {
    void run(async () => {
      setTrouble(undefined)
      await draft.saver.stop()
      try {
        await send(quoteOf())
        draft.close()
        return true
      } catch (error) {
        draft.saver.resume()
        if (!(error instanceof ApiError)) throw error
        setTrouble(error.message)
        return false
      }
    })
  }
  return { formRef, problems, asking, busy, trouble, check, confirm, cancel: () => setAsking(false) }
}
