import { problem } from '@tameer/contract'
import { expect, it } from 'vitest'
import { sayProblem } from './problem-words.ts'

it('says a problem with its parameters, whatever they hold', () => {
  expect(sayProblem('notSignedIn')).toBe('Please log in first')
  const filename = 'a {"b"} \n\u2028 ٪.png'
  expect(sayProblem(problem('pictureEmpty', { number: 3, filename }))).toBe(
    `Photo 3 (\u2068${filename}\u2069) is an empty file`,
  )
  expect(sayProblem(problem('pictureEmpty', { filename: '' }))).toBe('The image is an empty file')
  const reached = { limit: 'open', minutes: 1 } as const
  expect(sayProblem(problem('tooManyRequests', reached))).toBe(
    'Too many calls came from your network. Please try again in 1 minute',
  )
})
