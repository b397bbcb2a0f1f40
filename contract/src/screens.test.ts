import { expect, test } from 'vitest'
import { screens } from './screens.ts'

test('an address repeats its subject in the query and leaves out what is empty', () => {
  expect(screens.contractors.to()).toBe('/contractors')
  expect(screens.contractors.to({ service: 4, q: '' })).toBe('/contractors?service=4')
  expect(screens.contractors.to({ service: 4, q: 'Café & Co' })).toBe(
    '/contractors?service=4&q=Caf%C3%A9+%26+Co',
  )
  expect(screens.contractors.to({ city: 2, specialization: 5, price: '120-250' })).toBe(
    '/contractors?city=2&specialization=5&price=120-250',
  )
  expect(screens.addPortfolio.to({ id: 'a1' })).toBe('/add-portfolio?id=a1')
  expect(screens.newPassword.to({ email: 'a+b@example.com', code: '123456' })).toBe(
    '/new-password?email=a%2Bb%40example.com&code=123456',
  )
})

test('the calculator is led to with the house that is known: city and size, or the city alone', () => {
  expect(screens.calculator.to({ city: 'Karachi', area: '5 Marla' }, 'detailed')).toBe(
    '/calculator?mode=detailed&city=Karachi&plotSize=5&constructionType=Complete',
  )
  expect(screens.calculator.to({ city: 'Karachi' })).toBe('/calculator?mode=detailed&city=Karachi&step=plot')
  expect(screens.calculator.to({ city: '' })).toBe('/calculator?mode=detailed&step=plot')
})

test('an id cannot break out of its place in the path', () => {
  expect(screens.portfolio.to('../login?x')).toBe('/portfolio/..%2Flogin%3Fx')
  expect(screens.imageUpload.to('u 1')).toBe('/image-upload/u%201')
})
