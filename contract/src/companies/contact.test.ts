import { expect, it } from 'vitest'
import { callLink, mailLink, whatsAppLink } from './contact.ts'

it('opens a chat with any text already typed', () => {
  const text = 'I saw “Court & Jaali #2 صحن” 50%?'
  const link = new URL(whatsAppLink('+923001234567', text) ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/923001234567')
  expect([...link.searchParams.keys()]).toEqual(['text'])
  expect(link.searchParams.get('text')).toBe(text)
  expect(link.hash).toBe('')
})

it('encodes a text with half a surrogate pair', () => {
  const link = new URL(whatsAppLink('+923001234567', 'House \ud83d 🏠') ?? '')
  expect(link.searchParams.get('text')).toBe('House \uFFFD 🏠')
})

it('offers no call and no chat for an invalid number, and no chat for a landline', () => {
  for (const phone of ['', '0300-1234567', '+92', '+92300x123456', 'javascript:alert(1)', '+0123456789']) {
    expect(callLink(phone), phone).toBeUndefined()
    expect(whatsAppLink(phone, 'Hello'), phone).toBeUndefined()
  }
  expect(callLink('+924235761999')).toBe('tel:+924235761999')
  expect(whatsAppLink('+924235761999', 'Hello')).toBeUndefined()
  expect(whatsAppLink('+447911123456', 'Hello')).toBe('https://wa.me/447911123456?text=Hello')
})

it('writes the subject of a mail without adding other headers to it', () => {
  const link = new URL(mailLink('a?cc=b@example.com', 'House&bcc=x@example.com\n1', 'Text&bcc=x') ?? '')
  expect(decodeURIComponent(link.pathname)).toBe('a?cc=b@example.com')
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(new URL(mailLink('a@example.com', 'House') ?? '').pathname).toBe('a@example.com')
  expect(mailLink('', 'House')).toBeUndefined()
})
