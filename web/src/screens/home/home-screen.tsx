import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { buttonLook } from '../../ui/button.tsx'
import { DimensionLine } from '../../ui/page-header.tsx'
import { Drawing } from './drawing.tsx'
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

function Hero() {
  return (
    <section className="border-ink border-b-2 bg-sky">
      <div className="sheet grid items-end gap-x-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="pt-10 pb-8 md:self-center md:py-16">
          <h1 className="text-display">Build the house you drew in your mind</h1>
          <p className="mt-5 max-w-md sm:text-lead">
            Welcome to Tameer. Find architects, construction companies and interior designers across Pakistan,
            look through what they have built, and speak to them directly.
          </p>
          <p className="mt-4 max-w-md font-medium">Free for homeowners and project managers.</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <Link className={buttonLook('main')} to={paths.contractors.to()}>
              See who builds
            </Link>
          </p>
        </div>
        <Drawing className="block h-64 w-full sm:h-80 md:h-auto" name="house" slice viewBox="0 -8 760 470" />
      </div>
    </section>
  )
}

const offers = [
  {
    title: 'Join as a Company',
    text: 'Show your finished work to people who are about to build. An account, a profile and a portfolio of your projects.',
    action: 'Sign Up Now',
    to: paths.signUp.to(),
  },
  {
    title: 'Construction Cost Calculator',
    text: 'What does a house of 5, 10 or 20 Marla cost in Lahore, Karachi or Islamabad? A figure in a minute, with what it is made of.',
    action: 'Go to Calculator',
    to: paths.calculator.to(),
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

function ComingSoon() {
  return (
    <section className="sheet pb-(--section) text-center">
      <DimensionLine>Coming soon</DimensionLine>
      <h2 className="mt-6 text-h2">Tameer in your pocket</h2>
      <p className="mx-auto mt-2 max-w-measure text-muted">
        A mobile app for Android and iPhone is on the drawing board. Until then this site works on every
        phone.
      </p>
    </section>
  )
}
