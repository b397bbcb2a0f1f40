import { screens } from '@tameer/contract'
import { Link } from 'react-router'
import { buttonLook } from '../../ui/button.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { Hero } from './hero.tsx'
import { Questions } from './questions.tsx'
import { Services } from './services.tsx'
import { Testimonials } from './testimonials.tsx'

/** The landing page. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <Services />
      <Offers />
      <Testimonials />
      <Questions />
      <ComingSoon />
    </>
  )
}

const offers = [
  {
    title: 'Join as a Company',
    text: 'Show your finished work to people who are about to build. An account, a profile and a portfolio of your projects.',
    action: 'Sign Up Now',
    to: screens.signUp.to(),
  },
  {
    title: 'Construction Cost Calculator',
    text: 'What does a house of 5, 10 or 20 Marla cost in Lahore, Karachi or Islamabad? A figure in a minute, with what it is made of.',
    action: 'Go to Calculator',
    to: screens.calculator.to(),
  },
]

function Offers() {
  return (
    <section className="sheet grid gap-6 pb-(--section) md:grid-cols-2">
      {offers.map((offer) => (
        <div className="drafted flex flex-col items-start gap-4 p-6 sm:p-10" key={offer.title}>
          <h2 className="text-h2">{offer.title}</h2>
          <p className="max-w-measure flex-1 text-muted">{offer.text}</p>
          <Link className={buttonLook('plain')} to={offer.to}>
            {offer.action}
          </Link>
        </div>
      ))}
    </section>
  )
}
