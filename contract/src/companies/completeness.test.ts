import { expect, it } from 'vitest'
import { requestServices } from '../requests/request-states.ts'
import { ofEachContact } from './company-contact.ts'
import { completenessOf, type ProfilePart } from './completeness.ts'

type Company = Parameters<typeof completenessOf>[0]

const contact = { ...ofEachContact(() => ''), whatsappDisplay: '', phoneDisplay: '', city: null }
const facts: Company['facts'] = {
  ...{ about: '', founded: null, people: null, cities: [], languages: [] },
  ...{ workingHours: '', minimumProjectPkr: null },
}
const { construction, architecture, interiorDesign: interior } = requestServices
const offering = (...ids: number[]): Company['categories'] =>
  ids.map((id) => ({ categoryId: id, category: { id, name: 'A service' } }))
const bare: Company = { image: null, contact, facts, categories: offering(construction) }
type Marks = NonNullable<Parameters<typeof completenessOf>[1]['marks']>
const licence: Marks = [{ kind: 'pec', state: 'checked' }]

/** Parts of every company, in this order; the marks of its services come after its cities. */
const before: ProfilePart[] = ['project', 'logo', 'number', 'about', 'cities']
const after: ProfilePart[] = [
  ...(['city', 'founded', 'people', 'minimumProject'] as const),
  ...(['languages', 'workingHours', 'officeAddress'] as const),
]

/** The steps that a company takes when it follows each suggestion. */
const steps: ((company: Company) => Company)[] = [
  (company) => ({ ...company, image: '/logo.jpg' }),
  (company) => ({ ...company, contact: { ...company.contact, phone: '+924235761999' } }),
  (company) => ({ ...company, facts: { ...company.facts, about: 'We build.' } }),
  (company) => ({ ...company, facts: { ...company.facts, cities: [{ id: 2, name: 'Lahore' }] } }),
  (company) => ({ ...company, contact: { ...company.contact, city: 2 } }),
  (company) => ({ ...company, facts: { ...company.facts, founded: 1998 } }),
  (company) => ({ ...company, facts: { ...company.facts, people: '5-19' } }),
  (company) => ({ ...company, facts: { ...company.facts, minimumProjectPkr: 1 } }),
  (company) => ({ ...company, facts: { ...company.facts, languages: ['ur'] } }),
  (company) => ({ ...company, facts: { ...company.facts, workingHours: 'Monday to Saturday' } }),
  (company) => ({ ...company, contact: { ...company.contact, officeAddress: '5 Mall Road' } }),
]

it('asks for a project first, since visitors see no company without one', () => {
  const { done, missing } = completenessOf(bare, { hasProject: false, marks: [] })
  expect([done, missing]).toEqual([0, [...before, 'pec', ...after]])
})

it('asks for one part after the other until nothing is missing', () => {
  let company = bare
  const asked = [...before.slice(1), ...after]
  for (const [place, step] of steps.entries()) {
    const { done, missing } = completenessOf(company, { hasProject: true, marks: licence })
    expect([done, missing]).toEqual([place + 2, asked.slice(place)])
    company = step(company)
  }
  const whole = completenessOf(company, { hasProject: true, marks: licence })
  expect([whole.done, whole.parts.length, whole.missing]).toEqual([13, 13, []])
  // A project that was removed is asked for again, whatever else is there.
  expect(completenessOf(company, { hasProject: false, marks: licence }).missing).toEqual(['project'])
})

it('counts a WhatsApp number as the number', () => {
  const chat = { ...contact, whatsapp: '+923001234567' }
  const { missing } = completenessOf({ ...bare, contact: chat }, { hasProject: true, marks: [] })
  expect(missing).not.toContain('number')
})

it.each([
  [[construction], ['pec']],
  [[architecture], ['pcatp']],
  [[interior], ['registration']],
  [
    [interior, construction],
    ['pec', 'registration'],
  ],
  [[], []],
])('asks a company with the services %j for the marks %j', (services, marks) => {
  const company = { ...bare, categories: offering(...services) }
  const { missing } = completenessOf(company, { hasProject: false, marks: [] })
  expect(missing).toEqual([...before, ...marks, ...after])
})

it('lets an interior designer reach all of it', () => {
  const designer = steps.reduce((company, step) => step(company), {
    ...bare,
    categories: offering(interior),
  })
  const registered = { hasProject: true, marks: [{ kind: 'registration', state: 'entered' }] as Marks }
  expect(completenessOf(designer, registered)).toMatchObject({ done: 13, missing: [] })
})

it.each([
  ['entered', true],
  ['checked', true],
  ['refused', false],
  ['expired', false],
] as const)('counts a mark that is %s: %s', (state, counted) => {
  const { missing } = completenessOf(bare, { hasProject: true, marks: [{ kind: 'pec', state }] })
  expect(missing.includes('pec')).toBe(!counted)
})

it('leaves marks out while they are not known', () => {
  const { parts } = completenessOf(bare, { hasProject: true, marks: undefined })
  expect(parts).toHaveLength(12)
})
