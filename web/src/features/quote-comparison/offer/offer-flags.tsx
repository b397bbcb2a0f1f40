import { type RefObject, useId, useRef, useState } from 'react'
import { displayAmount } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { flagText } from '#words/quote-flags'
import { classNames } from '../../../ui/class-names.ts'
import { type AnyOffer, shortNameOf } from '../compared.ts'
import { QuestionForm } from './question-form.tsx'

/** Sends a question to one company. Rejects with an ApiError, whose message is shown beside the question. */
export type Ask = (companyId: string, text: string) => Promise<unknown>

interface OfferFlagsProps {
  offer: AnyOffer
  /** Undefined when nothing can be asked. */
  onAsk: Ask | undefined
}

/** Number of flags shown at first. They are sorted: money, then payment, then terms. */
const inSight = 3

/** Points a family should ask a company about, each with a question that is ready. */
export function OfferFlags({ offer, onAsk }: OfferFlagsProps) {
  const [all, setAll] = useState(false)
  const points = pointsOf(offer)
  const shown = all ? points : points.slice(0, inSight)
  if (points.length === 0) return <p className="text-muted text-small">{words.nothingToAsk}</p>
  return (
    <>
      <ul className="wrap-anywhere">
        {shown.map(({ sentence, question }, place) => (
          <AskAbout
            offer={offer}
            onAsk={offer.typed ? undefined : onAsk}
            place={place}
            sentence={sentence}
            question={question}
            key={sentence}
          />
        ))}
      </ul>
      {shown.length < points.length && (
        <button className="link min-h-11 text-small print:hidden" onClick={() => setAll(true)} type="button">
          {words.andMore(points.length - shown.length)}
        </button>
      )}
    </>
  )
}

/** Points to ask about an offer: each point in a sentence, with its question. */
export function pointsOf({ levelled, typed }: AnyOffer): readonly { sentence: string; question: string }[] {
  return typed?.points ?? levelled.flags.map((flag) => flagText(flag, displayAmount))
}

interface AskAboutProps extends OfferFlagsProps {
  /** Place among the flags of the offer. */
  place: number
  sentence: string
  question: string
}

/**
 * One sentence that opens to its question. The question can be read, and where asking is possible, changed and sent.
 */
function AskAbout({ offer, onAsk, place, sentence, question }: AskAboutProps) {
  const [open, setOpen] = useState(false)
  const questionId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { company } = offer
  return (
    <li className="border-line border-b">
      <button
        aria-controls={open ? questionId : undefined}
        aria-expanded={open}
        className="grid min-h-11 w-full grid-cols-[minmax(0,1fr)_min(1rem,16px)] gap-x-[min(0.75rem,12px)] py-3 text-start leading-snug hover:text-blue print:py-1"
        onClick={() => setOpen(!open)}
        ref={button}
        type="button"
      >
        <span>{sentence}</span>
        <span aria-hidden="true" className={classNames('plus mt-1 print:hidden', open && 'rotate-45')} />
      </button>
      {open && (
        <div className="pb-4" id={questionId}>
          {onAsk && company ? (
            <QuestionForm
              name={`${company.id} ${place}`}
              onAsk={(text) => onAsk(company.id, text)}
              onClose={() => close(button, setOpen)}
              question={question}
              to={shortNameOf(offer)}
            />
          ) : (
            <p className="text-muted text-small">{question}</p>
          )}
        </div>
      )}
    </li>
  )
}

function close(button: RefObject<HTMLButtonElement | null>, setOpen: (open: boolean) => void) {
  setOpen(false)
  button.current?.focus()
}
