import { expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { isUser } from './stored-user.ts'

const user = userFixture()

it('takes an account as the server gives it, with a logo or without', () => {
  expect(isUser(user)).toBe(true)
  expect(isUser({ ...user, image: '/logo.jpg', categories: [] })).toBe(true)
})

it.each([
  ['nothing', null],
  ['a list', [1, 2]],
  ['no categories', { ...user, categories: undefined }],
  ['null among the categories', { ...user, categories: [null] }],
  ['a category without a name', { ...user, categories: [{ categoryId: 4, category: { id: 4 } }] }],
  ['an object as the image', { ...user, image: {} }],
  ['no image at all', { ...user, image: undefined }],
  ['no word of its contact', { ...user, contact: undefined }],
  ['null as its contact', { ...user, contact: null }],
  ['no word of its facts', { ...user, facts: undefined }],
  ['no word of its rates', { ...user, rates: undefined }],
  ['another role', { ...user, role: 'Operator' }],
  ['a number as its name', { ...user, name: 7 }],
  ['no word of its confirmation', { ...user, emailConfirmed: undefined }],
])('refuses an account with %s', (_, value) => {
  expect(isUser(value)).toBe(false)
})
