import type { Question } from '@tameer/quotes'
import { useState } from 'react'
import * as words from '#words/check'
import { lang, other } from '#words/language'
import * as ui from '#words/ui'
import * as ownWords from '../../../features/quote-comparison/offer/asking-words.ts'
import { type AskingWords, questionText } from '../../../features/quote-comparison/offer/question-texts.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { WhatsAppIcon } from '../../../ui/icons.tsx'
import { OutsideLink } from '../../../ui/links.tsx'

interface QuestionsPartProps {
  questions: readonly Question[]
  /** The message in words of a language. */
  message: (words: AskingWords) => string
  /** Shows all questions at once, and the button to send them. */
  wide: boolean
}

const inSight = 3

/** Questions to the builder, numbered as it is sent, each with its reason; ready to send in either language. */
export function QuestionsPart({ questions, message, wide }: QuestionsPartProps) {
  const [asking, setAsking] = useState<AskingWords>(ownWords)
  const [all, setAll] = useState(false)
  const shown = wide || all ? questions : questions.slice(0, inSight)
  const isOther = asking !== ownWords
  const turn = async () =>
    setAsking(
      isOther
        ? ownWords
        : await importWithRetry(() => import('../../../features/quote-comparison/other-words.ts')),
    )
  if (questions.length === 0)
    return (
      <section aria-label={words.askn('0')}>
        <p className="text-muted">{words.noneAsk}</p>
      </section>
    )
  const text = message(asking)
  return (
    <section aria-label={words.askn(String(questions.length))}>
      <h2 className="text-h2">{words.askn(String(questions.length))}</h2>
      <ol
        className="mt-2 wrap-anywhere"
        dir={isOther ? (other === 'ur' ? 'rtl' : 'ltr') : undefined}
        lang={isOther ? other : lang}
      >
        {shown.map((question, place) => {
          const { ask, why } = questionText(question, asking)
          return (
            <li
              className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 border-line border-b py-2 leading-snug sm:py-2.5"
              key={ask}
            >
              <span aria-hidden="true" className="font-display text-muted">
                {place + 1}
              </span>
              <span>
                {ask}
                {why && <span className="block text-muted text-small">{why}</span>}
              </span>
            </li>
          )
        })}
      </ol>
      {shown.length < questions.length && (
        <button className="link min-h-11" onClick={() => setAll(true)} type="button">
          {words.askMore(String(questions.length - shown.length))}
        </button>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2">
        {wide && <SendLink className="col-span-full" text={text} />}
        <CopyButton copied={words.copied} failed={ui.linkNotCopied} label={words.copy} text={text} />
        <Button onClick={() => void turn()}>{isOther ? words.thisLang : words.otherLang}</Button>
      </div>
      <p className="mt-2 text-muted text-small">{words.edit}</p>
    </section>
  )
}

/** The red button: opens WhatsApp with the questions. The family picks the chat, and can change the text. */
export function SendLink({ text, className }: { text: string; className?: string }) {
  return (
    <OutsideLink
      className={buttonLook('main', className)}
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
    >
      <WhatsAppIcon />
      {words.send}
    </OutsideLink>
  )
}
