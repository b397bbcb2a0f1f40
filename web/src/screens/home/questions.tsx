import { screens } from '@tameer/contract'
import { useNavigate } from 'react-router'
import { useOpenedPart } from '../../browser/use-opened-part.ts'
import { QuestionRows } from '../../ui/question-rows.tsx'

const questions = [
  {
    id: 'services',
    question: 'What services are offered?',
    answer:
      'Architecture, construction and interior design. Companies show their finished projects, the cities they work in and their price tier; a calculator estimates what a house costs.',
  },
  {
    id: 'finding',
    question: 'How do I find a professional?',
    answer:
      'Choose a service and a city above, or search by company name. Open a profile to see every project of the company, then write to it or call it directly.',
  },
  {
    id: 'hiring',
    question: 'How do I hire a contractor?',
    answer:
      'You agree with the company yourself: scope, price, payments and time, in writing. Tameer introduces you and takes no part in the contract.',
  },
  {
    id: 'cost',
    question: 'What does it cost me?',
    answer:
      'Nothing. Browsing, contacting companies and the calculator are free for homeowners and project managers.',
  },
  {
    id: 'quality',
    question: 'How is quality vetted?',
    answer:
      'Companies show their own work under their own name; we do not inspect it. Look at it closely, ask for the addresses of finished houses and visit one before you sign.',
  },
]

/** Five questions, one open at a time, each with an address that opens it. */
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
      <h2 className="text-h2">Questions people ask first</h2>
      <QuestionRows name="questions" onToggle={toggled} rows={questions} />
    </section>
  )
}
