import { screens } from '@tameer/contract'
import { clientAddress } from '../../net/client-address.ts'

/** The whole address of a house; with a key it opens it, and must be shown to nobody else. */
export function linkOfHouse(id: string, key?: string): string {
  return clientAddress(screens.house.to(id, { key }))
}

/**
 * Id and query of a link to a house, as a person pastes it: one with a key, or one that was mailed as a way back. Undefined for
 * another text.
 */
export function readHouseLink(
  text: string,
): { id: string; query: { key: string } | { recover: string } } | undefined {
  const found = /\/house\/([\da-f-]{36})\?(?:\S*&)?(key|recover)=([\w-]{43})(?![\w-])/i.exec(text)
  const [, id, name, value] = found ?? []
  if (!id || !value) return undefined
  return { id: id.toLowerCase(), query: name === 'key' ? { key: value } : { recover: value } }
}

/** Link that opens WhatsApp with a text and an address; the person chooses the chat. */
export function chatLink(text: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`
}
