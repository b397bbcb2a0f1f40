import { detailedEstimateAddress, screens } from '@tameer/contract'
import { displayAmount, groupDigits } from '#words/amounts'
import * as words from '#words/own-house'
import { cities } from '#words/places'
import { plotUnits } from '#words/values'
import { IconButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { CloseIcon } from '../../ui/shell-icons.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { useKeptQueries } from './kept-queries.ts'
import { forgetOwnHouse, type OwnHouse } from './own-house.ts'

/** The link is as high as a finger, over the lines beside it. */
const linkLook = 'link me-5 py-3 whitespace-nowrap'

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
    <section aria-label={words.title} className="sheet flex min-h-[inherit] items-center max-sm:text-small">
      <p className="flex-1 py-1">
        <span className="me-3">
          {sentence(
            groupDigits(house.plotSize),
            nameIn(plotUnits, house.plotUnit),
            nameIn(cities, house.city),
            displayAmount(house.totalPkr),
          )}
        </span>{' '}
        <Link className={`${linkLook} font-medium`} to={detailedEstimateAddress(house.query)}>
          {words.goOn}
        </Link>
        {count > 0 && (
          <Link className={linkLook} to={`${screens.calculator.to()}?mode=compare&${house.query}`}>
            {words.compare(count)}
          </Link>
        )}
      </p>
      <IconButton className="-me-3 text-muted" label={words.forget} onClick={forget}>
        <CloseIcon size={16} />
      </IconButton>
    </section>
  )
}
