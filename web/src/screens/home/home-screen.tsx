import { screens } from '@tameer/contract'
import * as words from '#words/home'
import { OwnHouseOffer } from '../../features/own-house/own-house-offer.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { AskThree } from './ask-three.tsx'
import { ComingSoon } from './coming-soon.tsx'
import { Hero } from './hero.tsx'
import { Questions } from './questions.tsx'
import { Services } from './services.tsx'
import { Testimonials } from './testimonials.tsx'

/** The landing page. */
export function HomeScreen() {
  return (
    <>
      <OwnHouseOffer />
      <Hero />
      <AskThree />
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
    title: words.joinTitle,
    text: words.joinText,
    action: words.joinAction,
    to: screens.signUp.to(),
  },
  {
    title: words.calculatorTitle,
    text: words.calculatorText,
    action: words.calculatorAction,
    to: screens.calculator.to(),
  },
]

function Offers() {
  return (
    <section className="sheet grid gap-6 pb-(--section) md:grid-cols-2">
      {offers.map((offer) => (
        <div
          className="drafted flex flex-col items-start gap-4 p-[min(1.5rem,7vw)] sm:p-10"
          key={offer.title}
        >
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
