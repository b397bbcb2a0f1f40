import { screens } from '@tameer/contract'
import { useNavigate } from 'react-router'
import { faqA, faqQ } from '#words/check-entrances'
import * as words from '#words/home'
import { useOpenedPart } from '../../browser/hooks/use-opened-part.ts'
import { QuestionRows } from '../../ui/dialogs/question-rows.tsx'

const questions = [
  {
    id: 'services',
    question: words.askServices,
    answer: words.answerServices,
  },
  {
    id: 'finding',
    question: words.askFind,
    answer: words.answerFind,
  },
  {
    id: 'hiring',
    question: words.askHire,
    answer: words.answerHire,
  },
  {
    id: 'own-builder',
    question: faqQ,
    answer: faqA,
  },
  {
    id: 'cost',
    question: words.askCost,
    answer: words.answerCost,
  },
  {
    id: 'quality',
    question: words.askQuality,
    answer: words.answerQuality,
  },
]

/** Six questions, one open at a time. Each has an address that opens it. */
export function Questions() {
  const navigate = useNavigate()
  useOpenedPart()

  const toggled = ({ id }: { id?: string }, open: boolean) => {
    const shown = new URLSearchParams(window.location.hash.split('?')[1]).get('part')
    if (open ? shown === id : shown !== id) return
    void navigate(screens.home.to(open ? id : undefined), { replace: true })
  }

  return (
    <section className="sheet grid gap-x-12 gap-y-4 py-(--section) md:grid-cols-[1fr_2fr]">
      <h2 className="text-h2">{words.questions}</h2>
      <QuestionRows name="questions" onToggle={toggled} rows={questions} />
    </section>
  )
}
