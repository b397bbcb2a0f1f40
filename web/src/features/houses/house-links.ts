import { screens } from '@tameer/contract'
import { clientAddress } from '../../net/client-address.ts'

/** The whole address of a house; with a key it opens it, and must be shown to nobody else. */
export function linkOfHouse(id: string, key?: string): string {
  return clientAddress(screens.house.to(id, { key }))
}

/** Id and key of a link to a house, as a person pastes it; undefined for another text. */
export function readHouseLink(text: string): { id: string; key: string } | undefined {
  const found = /\/house\/([\da-f-]{36})\?(?:\S*&)?key=([\w-]{43})(?![\w-])/i.exec(text)
  const [, id, key] = found ?? []
  return id && key ? { id: id.toLowerCase(), key } : undefined
}

/** Link that opens WhatsApp with a text and an address; the person chooses the chat. */
export function chatLink(text: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`
}
