import { beforeEach, expect, it } from 'vitest'
import { clearDevice } from '../../../test/device.ts'
import {
  findKeptHouse,
  forgetHouse,
  forgetLinkKey,
  type KeptHouse,
  keepHouse,
  newLinkKey,
  nextKeyOf,
} from './own-houses.ts'

const own: KeptHouse = { id: 'house', key: 'own-key', role: 'own', city: 'Lahore', locality: 'Johar Town' }

beforeEach(clearDevice)

it('never replaces an own key by one of the family or of the site', () => {
  keepHouse({ ...own, key: 'site-key', role: 'site', linkName: 'Ustad Rafiq' })
  keepHouse(own)
  for (const role of ['family', 'site', 'builder'] as const) keepHouse({ ...own, key: 'other', role })
  expect(findKeptHouse('house')).toMatchObject({ key: 'own-key', role: 'own' })
  keepHouse({ ...own, key: 'newer' })
  expect(findKeptHouse('house')?.key).toBe('newer')
})

it('keeps a new own key beside the old one until it is in place', () => {
  keepHouse(own)
  const next = nextKeyOf(own)
  expect(next).toMatch(/^[\w-]{43}$/)
  expect(findKeptHouse('house')).toMatchObject({ key: 'own-key', nextKey: next })
  expect(nextKeyOf(findKeptHouse('house') ?? own)).toBe(next)
  keepHouse({ ...own, key: next })
  expect(findKeptHouse('house')).toEqual({ ...own, key: next })
})

it('keeps the keys of links that it made until they are taken back', () => {
  keepHouse(own)
  const family = newLinkKey(own, 'family')
  const kept = () => findKeptHouse('house') ?? own
  const site = newLinkKey(kept(), 'link')
  expect(kept().made).toEqual({ family, link: site })
  forgetLinkKey(kept(), 'link')
  expect(kept().made).toEqual({ family })
  expect(newLinkKey(kept(), 'family')).not.toBe(family)
})

it('forgets one house alone, and reads nothing from what is not its own', () => {
  keepHouse(own)
  keepHouse({ ...own, id: 'other' })
  forgetHouse('house')
  expect([findKeptHouse('house'), findKeptHouse('other')?.key]).toEqual([undefined, 'own-key'])
  for (const text of ['{', '3', '[null, {"id":"house","key":7}]']) {
    localStorage.setItem('houses', text)
    expect(findKeptHouse('house')).toBeUndefined()
  }
})
