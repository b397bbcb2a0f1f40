import { requestLimits } from '@tameer/contract'
import { useEffect, useId, useRef, useState } from 'react'
import * as words from '#words/quote-comparison'
import { flagText } from '#words/quote-flags'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { storedError } from '../../net/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import type { AnyOffer } from './compared.ts'
import { CompanyName } from './offer-head.tsx'
import type { Figure } from './row.ts'

interface OfferFlagsProps {
  offer: AnyOffer
  figure: Figure
  /** Undefined where nothing can be asked. */
  onAsk: ((companyId: string, text: string) => Promise<unknown>) | undefined
}

/** What a family should ask a company about its quote, each with a question that is ready. */
export function OfferFlags({ offer, figure, onAsk }: OfferFlagsProps) {
  const { company, levelled } = offer
  const { flags } = levelled
  return (
    <section className="min-w-0">
      <h4 className="mb-2 font-display text-body">
        <CompanyName company={company} />
      </h4>
      {flags.length === 0 && <p className="text-muted text-small">{words.nothingToAsk}</p>}
      <ul className="grid gap-3 wrap-anywhere">
        {flags.map((flag) => {
          const { sentence, question } = flagText(flag, figure)
          return (
            <li className="border-edge border-s-2 ps-3" key={sentence}>
              <AskAbout
                onAsk={onAsk && company ? (text) => onAsk(company.id, text) : undefined}
                question={question}
                sentence={sentence}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface AskAboutProps {
  sentence: string
  question: string
  onAsk: ((text: string) => Promise<unknown>) | undefined
}

function AskAbout({ sentence, question, onAsk }: AskAboutProps) {
  const [step, setStep] = useState<'closed' | 'open' | 'asked'>('closed')
  const sentenceId = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <p id={sentenceId}>{sentence}</p>
      {onAsk && step === 'closed' && (
        <button
          aria-describedby={sentenceId}
          className="link min-h-11 text-small print:hidden"
          onClick={() => setStep('open')}
          type="button"
        >
          {words.askThis}
        </button>
      )}
      {onAsk && step === 'open' && (
        <QuestionForm
          onAsk={onAsk}
          onClose={() => setStep('closed')}
          onSent={() => setStep('asked')}
          question={question}
        />
      )}
      {step === 'asked' && <Asked />}
    </div>
  )
}

interface QuestionFormProps {
  question: string
  onAsk: (text: string) => Promise<unknown>
  onSent: () => void
  onClose: () => void
}

function QuestionForm({ question, onAsk, onSent, onClose }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { busy, run } = useSingleSubmit()
  const [problem, setProblem] = useState<string>()
  const ask = async () => {
    const area = form.current?.querySelector('textarea')
    const text = area?.value.trim() ?? ''
    setProblem(text ? undefined : words.enterQuestion)
    area?.focus()
    if (!text) return false
    try {
      await onAsk(text)
    } catch (error) {
      setProblem(storedError(error).message)
      return false
    }
    onSent()
    return true
  }
  // Opened by a press that is gone with its button: what comes next is to read and change the question.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  return (
    <form
      className="flex w-full flex-col gap-5 py-2 print:hidden"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run(ask)
      }}
      ref={form}
    >
      <TextAreaField
        defaultValue={question}
        error={problem && <span role="alert">{problem}</span>}
        hint={words.questionHint}
        label={words.yourQuestion}
        maxLength={requestLimits.question}
        rows={4}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit">
          {busy ? words.sending : words.send}
        </Button>
        <Button disabled={busy} onClick={onClose} variant="quiet">
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function Asked() {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p className="font-medium text-good text-small outline-none" ref={ref} role="status" tabIndex={-1}>
      {words.asked}
    </p>
  )
}
