import { displayAmount } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { type AnyOffer, shortNameOf } from './compared.ts'

interface CompanySwitchProps {
  offers: readonly AnyOffer[]
  shown: AnyOffer
  /** Called with the id of the company's invitation. */
  onShow: (invitationId: string) => void
}

/** Three names have to fit beside each other on the narrowest phone. */
function firstWords(offer: AnyOffer): string {
  return shortNameOf(offer).split(' ').slice(0, 2).join(' ')
}

/**
 * Switch for the company that is shown, at the foot of the screen, with the totals by which the companies are sorted.
 */
export function CompanySwitch({ offers, shown, onShow }: CompanySwitchProps) {
  return (
    <fieldset className="stick-bottom z-10 -mx-4 border-edge border-t bg-paper px-4 py-2 sm:-mx-8 sm:px-8 print:hidden">
      <legend className="sr-only">{words.whichCompany}</legend>
      <div className="flex ps-px pt-px">
        {offers.map((offer) => (
          <label
            className="relative -ms-px -mt-px grid min-h-12 min-w-0 flex-1 content-center border border-ink px-1.5 py-1 text-center text-small leading-tight has-focus-visible:z-1 has-checked:bg-ink has-checked:text-paper"
            key={offer.invitationId}
          >
            <input
              checked={offer.invitationId === shown.invitationId}
              className="absolute inset-0 cursor-pointer opacity-0"
              name="company-shown"
              onChange={() => onShow(offer.invitationId)}
              type="radio"
              value={offer.invitationId}
            />
            <bdi className="truncate">{firstWords(offer)}</bdi>
            <b className="font-semibold figures">{displayAmount(offer.levelled.likeForLikePkr)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
