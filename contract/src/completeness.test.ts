import { expect, it } from 'vitest'
import { ofEachContact } from './company-contact.ts'
import { type Completeness, completenessOf, profileParts } from './completeness.ts'

type Company = Parameters<typeof completenessOf>[0]

const contact = { ...ofEachContact(() => ''), whatsappDisplay: '', phoneDisplay: '', city: null }
const facts: Company['facts'] = {
  ...{ about: '', founded: null, people: null, cities: [], languages: [] },
  ...{ workingHours: '', minimumProjectPkr: null },
}
const bare: Company = { image: null, contact, facts }

/** The steps that a company takes when it follows each suggestion. */
const steps: ((before: Company) => Company)[] = [
  (before) => ({ ...before, image: '/logo.jpg' }),
  (before) => ({ ...before, contact: { ...before.contact, phone: '+924235761999' } }),
  (before) => ({ ...before, facts: { ...before.facts, about: 'We build.' } }),
  (before) => ({ ...before, facts: { ...before.facts, cities: [{ id: 2, name: 'Lahore' }] } }),
  (before) => ({ ...before, contact: { ...before.contact, city: 2 } }),
  (before) => ({ ...before, facts: { ...before.facts, founded: 1998 } }),
  (before) => ({ ...before, facts: { ...before.facts, people: '5-19' } }),
  (before) => ({ ...before, facts: { ...before.facts, minimumProjectPkr: 1 } }),
  (before) => ({ ...before, facts: { ...before.facts, languages: ['ur'] } }),
  (before) => ({ ...before, facts: { ...before.facts, workingHours: 'Monday to Saturday' } }),
  (before) => ({ ...before, contact: { ...before.contact, officeAddress: '5 Mall Road' } }),
]

it('asks for a project first, since visitors see no company without one', () => {
  const none: Completeness = { done: 0, all: profileParts.length, next: 'project' }
  expect(completenessOf(bare, false)).toEqual(none)
})

it('asks for one part after the other until nothing is missing', () => {
  let company = bare
  for (const [place, step] of steps.entries()) {
    const { done, next } = completenessOf(company, true)
    expect([done, next]).toEqual([place + 1, profileParts[place + 1]])
    company = step(company)
  }
  const all = profileParts.length
  expect(completenessOf(company, true)).toEqual({ done: all, all, next: undefined })
  // A project that was removed is asked for again, whatever else is there.
  expect(completenessOf(company, false)).toEqual({ done: all - 1, all, next: 'project' })
})

it('counts a WhatsApp number as the number', () => {
  const image = '/logo.jpg'
  const chat = { ...contact, whatsapp: '+923001234567' }
  expect(completenessOf({ ...bare, image, contact: chat }, true).next).toBe('about')
})
