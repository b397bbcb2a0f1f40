import * as words from '#words/quote-comparison'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { WhatsAppIcon } from '../../../ui/icons.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { type AnyOffer, shortNameOf } from '../compared.ts'

interface ChooseButtonProps {
  offer: AnyOffer
  /** Called to choose a quote; the page then asks for confirmation. Undefined when nothing can be chosen. */
  onChoose: ((quoteId: string) => void) | undefined
  main?: boolean
}

/** Button to choose a quote, or to ask a builder that the family typed in. Renders nothing for a quote that is no longer valid, or whose company was deleted. */
export function ChooseButton({ offer, onChoose, main = false }: ChooseButtonProps) {
  if (offer.typed)
    return offer.typed.message ? <AskByWhatsApp main={main} text={offer.typed.message} /> : null
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

/** Opens WhatsApp with the questions; the family picks the chat. Nothing goes to anybody else. */
function AskByWhatsApp({ text, main }: { text: string; main: boolean }) {
  return (
    <OutsideLink
      className={buttonLook(main ? 'main' : 'plain', 'w-full px-3 print:hidden')}
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
    >
      <WhatsAppIcon />
      {main ? words.askOnWhatsApp : words.ask}
    </OutsideLink>
  )
}
