import * as words from '#words/quote-comparison'
import { Button } from '../../ui/button.tsx'
import { type AnyOffer, shortNameOf } from './compared.ts'

interface ChooseButtonProps {
  offer: AnyOffer
  /** The page asks whether it is meant. Undefined where nothing can be chosen. */
  onChoose: ((quoteId: string) => void) | undefined
  main?: boolean
}

/** The way to choose a quote; none for one that has ended, or whose company is gone. */
export function ChooseButton({ offer, onChoose, main = false }: ChooseButtonProps) {
  if (!onChoose || !offer.company || offer.isEnded) return null
  return (
    <Button
      className="w-full px-3 wrap-anywhere print:hidden"
      onClick={() => onChoose(offer.id)}
      variant={main ? 'main' : 'plain'}
    >
      {words.chooseCompany(shortNameOf(offer))}
    </Button>
  )
}
