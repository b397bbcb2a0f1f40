import { type ContactText, canChat, contactNames } from '@tameer/contract'
import { invalidField } from '../errors.ts'
import { storedPhone } from './stored-phone.ts'

/**
 * Returns the given contact texts with numbers as E.164. Throws `invalid` for a malformed number, or one that cannot
 * have chats.
 */
export function storedContact<Name extends ContactText>(
  form: Partial<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  const texts = form as Partial<Record<ContactText, string | undefined>>
  const given = contactNames.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]]))
  const contact: Partial<Record<ContactText, string>> = Object.fromEntries(given)
  for (const name of ['whatsapp', 'phone'] as const) {
    const typed = contact[name]
    if (!typed) continue
    const number = storedPhone(name, typed)
    if (name === 'whatsapp' && !canChat(number)) throw invalidField(name, 'noWhatsApp')
    contact[name] = number
  }
  return contact as Partial<Record<Name, string>>
}
