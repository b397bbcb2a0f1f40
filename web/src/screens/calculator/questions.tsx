import { currentQuickBook, displayDate } from '@tameer/calculator'
import { useId } from 'react'
import { QuestionRows } from '../../ui/question-rows.tsx'

const questions = [
  {
    question: 'What does a 10 Marla grey structure cost in Lahore?',
    answer:
      'About PKR 1.26 Crore with premium material. The quick estimate shows the published figure, 1.10 Crore, which a plain standard house meets.',
  },
  {
    question: 'What is the rate of a grey structure for a square foot?',
    answer:
      'PKR 3.73 Thousand for each square foot of covered area, with premium material, on 3,375 square feet.',
  },
  {
    question: 'What is a grey structure, and what is a complete house?',
    answer:
      'A grey structure is the house without its finishing: foundations, walls, roofs, plaster, and the pipes and wires inside them. A complete house adds tiles, doors, windows, paint, fittings and the connections.',
  },
  {
    question: 'Why is the figure for Karachi between two figures?',
    answer:
      'For Karachi costs are published as a range, such as 55 to 60 Lakh. The total is the middle of the range, and the range stands beside it.',
  },
  {
    question: 'What is not in the cost?',
    answer:
      'The plot, the fees of an architect or engineer, furniture, appliances, solar panels, and the margin of a contractor who builds for a fixed price.',
  },
  {
    question: 'How fresh are the prices?',
    answer: `They are of ${displayDate(currentQuickBook.pricesAsOf)}. Bricks, cement and steel move within weeks: ask for a dated quotation before you buy.`,
  },
]

export function Questions() {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid gap-x-12 gap-y-4 md:grid-cols-[1fr_2fr]">
      <h2 className="text-h2" id={headingId}>
        Questions about the cost
      </h2>
      <QuestionRows name="cost-questions" rows={questions} />
    </section>
  )
}
