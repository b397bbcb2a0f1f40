import { screens } from '@tameer/contract'
import { lazy, Suspense } from 'react'
import * as words from '#words/home'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { useInstallOffer } from '../../browser/install-offer.ts'
import { useRoom } from '../../browser/use-room.ts'
import { Drawing } from '../../features/drawings/drawing.tsx'
import { OwnHouseOffer } from '../../features/own-house/own-house-offer.tsx'
import { keptRequests } from '../../features/requests/kept-requests.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { DimensionLine } from '../../ui/page-header.tsx'
import { Hero } from './hero.tsx'
import { Questions } from './questions.tsx'
import { Services } from './services.tsx'

const OwnRequest = lazy(async () => {
  const { OwnRequest } = await import('./own-request.tsx')
  return { default: OwnRequest }
})

/** The request of this device, below its house. */
function OwnRequestStrip() {
  const kept = useWatched(keptRequests, null) !== null
  useRoom('requests', kept)
  return (
    <div className="own-request text-small">
      {kept && (
        <Suspense>
          <OwnRequest />
        </Suspense>
      )}
    </div>
  )
}

/** The way to quotes, with a drawing of their comparison. */
function AskThree() {
  return (
    <section className="sheet pt-(--section)">
      <div className="drafted grid gap-x-12 gap-y-6 p-[min(1.5rem,7vw)] sm:p-10 md:grid-cols-[1fr_min(22rem,40%)] md:items-center">
        <div>
          <h2 className="text-h2">{words.askThreeTitle}</h2>
          <p className="mt-3 mb-5 max-w-measure text-muted">{words.askThreeText}</p>
          <ActionLink to={screens.newRequest.to()}>{words.askThreeAction}</ActionLink>
        </div>
        <figure>
          <Drawing className="mirrored block w-full" name="comparison" viewBox="0 0 352 150" />
          <figcaption className="mt-2 text-muted text-small">{words.askThreeCaption}</figcaption>
        </figure>
      </div>
    </section>
  )
}

const quotes = [
  { text: words.quoteCompared, who: words.quoteComparedBy },
  { text: words.quoteEstimate, who: words.quoteEstimateBy },
  { text: words.quoteClients, who: words.quoteClientsBy },
]

/** Three sample quotes, marked as samples. */
function Testimonials() {
  return (
    <section className="border-line border-y bg-wash">
      <div className="sheet py-(--section)">
        <h2 className="text-h2">{words.quotes}</h2>
        <p className="mt-2 text-muted">{words.quotesLead}</p>
        <div className="mt-6 grid gap-8 md:grid-cols-3">
          {quotes.map((quote) => (
            <figure key={quote.who}>
              <blockquote className="font-display text-h3">{words.quoted(quote.text)}</blockquote>
              <figcaption className="mt-3 text-muted text-small">{words.sample(quote.who)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The landing page. */
export function HomeScreen() {
  return (
    <>
      <OwnHouseOffer />
      <OwnRequestStrip />
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

/** Notice that the app is not ready yet; the site can be installed where the browser offers it. */
function ComingSoon() {
  const { available, install } = useInstallOffer()
  return (
    <section className="sheet pb-(--section) text-center">
      <DimensionLine>{words.comingSoon}</DimensionLine>
      <h2 className="mt-6 text-h2">{words.inYourPocket}</h2>
      <p className="mx-auto mt-2 max-w-measure text-muted">{words.appText}</p>
      <div className="mx-auto mt-4 flex min-h-14 max-w-measure items-center justify-center">
        {available ? (
          <Button onClick={() => void install()}>{words.install}</Button>
        ) : (
          <p className="text-muted text-small">{words.installHint}</p>
        )}
      </div>
    </section>
  )
}
