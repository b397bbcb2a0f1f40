import { useEffect, useRef } from 'react'
import { displayAmount } from '#words/amounts'
import * as words from '#words/quote-comparison'
import { CompanyName } from './company-name.tsx'
import { type AnyOffer, type Compared, shortNameOf } from './compared.ts'
import { ChooseButton } from './offer/choose-button.tsx'
import { OfferDetails, Part } from './offer/offer-details.tsx'
import { type Ask, OfferFlags, pointsOf } from './offer/offer-flags.tsx'
import { OfferStanding } from './offer/offer-standing.tsx'
import { TakeAlong } from './sheet/take-along.tsx'

interface NarrowViewProps {
  compared: Compared
  shown: AnyOffer
  onShow: (invitationId: string) => void
  onAsk: Ask | undefined
  onChoose: ((quoteId: string) => void) | undefined
  takeAlong: React.ComponentProps<typeof TakeAlong>
}

/** View for a phone: one company at a time beside the estimate, and a switch that stays in sight. */
export function NarrowView({ compared, shown, onShow, onAsk, onChoose, takeAlong }: NarrowViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown.invitationId)
  const { offers, kind } = compared
  const count = pointsOf(shown).length
  const ofBill = offers.some(({ typed }) => typed) ? words.oneBuilder : words.oneCompany
  const title = kind === 'bill' ? ofBill : words.oneFee
  // The switch keeps the focus; the company it shows is scrolled into sight and read out.
  useEffect(() => {
    if (before.current === shown.invitationId) return
    before.current = shown.invitationId
    heading.current?.scrollIntoView({ block: 'start' })
  }, [shown.invitationId])
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="text-h2">{title}</h2>
      <div aria-live="polite" className="mt-3 mb-5">
        <h3 className="scroll-mt-4 text-h3" ref={heading}>
          <CompanyName company={shown.company} />
        </h3>
        <OfferStanding offer={shown} />
      </div>
      <OfferDetails compared={compared} key={shown.invitationId} offer={shown} reader="family">
        <Part title={count === 0 ? words.toAsk : words.thingsToAsk(count)}>
          <OfferFlags offer={shown} onAsk={onAsk} />
        </Part>
      </OfferDetails>
      <div className="mt-8 mb-10 grid gap-3">
        <ChooseButton main offer={shown} onChoose={onChoose} />
        {onChoose && !shown.isEnded && !shown.typed && (
          <p className="text-muted text-small">{words.confirmNext}</p>
        )}
        <TakeAlong {...takeAlong} />
      </div>
      {offers.length > 1 && <CompanySwitch offers={offers} onShow={onShow} shown={shown} />}
    </section>
  )
}

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
function CompanySwitch({ offers, shown, onShow }: CompanySwitchProps) {
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
