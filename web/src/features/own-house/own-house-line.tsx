import { detailedEstimateAddress, screens } from '@tameer/contract'
import { displayAmount, groupDigits } from '#words/amounts'
import * as words from '#words/own-house'
import { cities } from '#words/places'
import { plotUnits } from '#words/values'
import { Link } from '../../ui/link.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useKeptQueries } from './kept-queries.ts'
import { forgetOwnHouse, type OwnHouse } from './own-house.ts'

const linkLook = 'link inline-flex min-h-11 items-center'

/** Label for a name of the wire. A name from another version is shown as it is. */
function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name
}

/** The house in one sentence, with links to go on with it and a button that forgets it. */
export function OwnHouseLine({ house }: { house: OwnHouse }) {
  const count = useKeptQueries().length
  const sentence = house.constructionType === 'Complete' ? words.complete : words.grey

  const forget = () => {
    forgetOwnHouse()
    showToast(words.forgotten)
    // Moves the focus, because the pressed button is removed with the line.
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-label={words.title}
      className="sheet flex min-h-[inherit] flex-col justify-between py-1 sm:flex-row sm:items-center sm:gap-6"
    >
      <p className="flex flex-1 items-center max-sm:text-small">
        {sentence(
          groupDigits(house.plotSize),
          nameIn(plotUnits, house.plotUnit),
          nameIn(cities, house.city),
          displayAmount(house.totalPkr),
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-5">
        <Link className={`${linkLook} font-medium`} to={detailedEstimateAddress(house.query)}>
          {words.goOn}
        </Link>
        {count > 0 && (
          <Link className={linkLook} to={`${screens.calculator.to()}?mode=compare&${house.query}`}>
            {words.compare(count)}
          </Link>
        )}
        <button aria-label={words.forget} className="link min-h-11 text-muted" onClick={forget} type="button">
          {count > 0 ? (
            // Shorter on a phone: beside the link to saved estimates there is little room.
            <>
              <span className="sm:hidden">{words.forgetShort}</span>
              <span className="max-sm:hidden">{words.forget}</span>
            </>
          ) : (
            words.forget
          )}
        </button>
      </p>
    </section>
  )
}
