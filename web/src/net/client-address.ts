import { clientLink } from '@tameer/contract'
import { lang } from '#words/language'

/**
 * Full address of a screen in the language of this client, from its address inside the hash. The client may be on
 * another host than the API.
 */
export function clientAddress(address: string): string {
  return new URL(clientLink(address, lang), window.location.origin).href
}
