// A bill sent to somebody else: its address, and what is written beside it.
import type { DetailedEstimate } from '@tameer/calculator'
import { estimatePageAddress } from '@tameer/contract'
import { houseName, pricesInWords, titleOf } from '@tameer/words/house-in-words'
import { displayAmount } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import * as house from '#words/house-words'
import { comma } from '#words/language'
import { estimateQuery } from '../../../../../lib/estimate-query.ts'
import { pageAddress } from '../../../../../net/addresses.ts'
import { showToast } from '../../../../../ui/toasts/toast-store.ts'

/** True when the device has a share sheet. */
export function canShare(): boolean {
  return 'share' in navigator
}

/** A page of this very bill, its answers written out: a chat shows its figure, and it leads back here. */
export function linkTo(estimate: DetailedEstimate): string {
  return pageAddress(estimatePageAddress(estimateQuery(estimate)))
}

/** A line for a person, such as a brother abroad: the house, its cost, the date of the prices. */
function messageOf(estimate: DetailedEstimate): string {
  const { costPkr, lowPkr, highPkr } = estimate.total
  const range = [displayAmount(costPkr), displayAmount(lowPkr), displayAmount(highPkr)] as const
  const { coveredAreaSft, storeys, bedrooms } = estimate.answers
  const facts = [houseName(estimate, house), ...words.houseFacts(coveredAreaSft, storeys, bedrooms)].join(
    comma,
  )
  return `${words.shareText(facts, ...range)} ${words.sentence(pricesInWords(estimate, house))}`
}

export async function copyLink(estimate: DetailedEstimate): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkTo(estimate))
    showToast(words.linkCopied)
  } catch {
    showToast(words.linkNotCopied, 'alert')
  }
}

/** Opens the device's share sheet. */
export async function shareBill(estimate: DetailedEstimate): Promise<void> {
  try {
    await navigator.share({
      title: titleOf(estimate, house),
      text: messageOf(estimate),
      url: linkTo(estimate),
    })
  } catch {
    // Closing the sheet without a choice is no failure.
  }
}

export function whatsAppLink(estimate: DetailedEstimate): string {
  return `https://wa.me/?text=${encodeURIComponent(`${messageOf(estimate)} ${linkTo(estimate)}`)}`
}
