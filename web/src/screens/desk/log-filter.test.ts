import { expect, it } from 'vitest'
import { filterOf, readLogQuery } from './log-filter.ts'

const read = (query: string) => readLogQuery(new URLSearchParams(query))

it('reads the filter of an address, and ignores invalid entries', () => {
  expect(read('event=signed-in&from=2026-11-01&to=2026-11-23&actor=a&subject=s&after=c')).toEqual({
    ...{ event: 'signed-in', actor: 'a', subject: 's' },
    ...{ from: '2026-11-01', to: '2026-11-23', after: 'c' },
  })
  const nothing = {
    ...{ event: undefined, actor: undefined, subject: undefined },
    ...{ from: undefined, to: undefined, after: undefined },
  }
  expect(read('event=thunder&from=2026-13-01&to=yesterday&actor=')).toEqual(nothing)
  expect(read('')).toEqual(nothing)
})

it('asks the server for whole days in Pakistan', () => {
  expect(filterOf(read('from=2026-11-01&to=2026-11-01'))).toEqual({
    from: '2026-10-31T19:00:00.000Z',
    until: '2026-11-01T19:00:00.000Z',
  })
  expect(filterOf(read('event=log-exported&actor=a&subject=s'))).toEqual({
    ...{ event: 'log-exported', actorId: 'a', subjectId: 's' },
  })
  expect(filterOf({})).toEqual({})
})
