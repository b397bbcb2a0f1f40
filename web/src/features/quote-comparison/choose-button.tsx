import * as words from '#words/quote-comparison'
import { Button } from '../../ui/button.tsx'
import { type AnyOffer, shortNameOf } from './compared.ts'

interface ChooseButtonProps {
  offer: AnyOffer
  /** Called to choose a quote; the page then asks for confirmation. Undefined when nothing can be chosen. */
  onChoose: ((quoteId: string) => void) | undefined
  main?: boolean
}

/** Button to choose a quote. Renders nothing for a quote that is no longer valid, or whose company was deleted. */
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
