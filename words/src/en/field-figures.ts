// How fast screens are for visitors, on the desk's first screen.

export { groupDigits as count } from '../figures.ts'

export const title = 'How fast screens are'
export const lead =
  'What three of four visits stayed within, in 28 days. One visit in ten is measured, by the screen with which it began.'
export const none = 'No visit was measured yet.'
export const screen = 'Screens'
export const visits = 'Visits'
export const heads = { LCP: 'Shown', INP: 'Answers', CLS: 'Moves' }
export const meanings = [
  'Shown: seconds until the largest part was there (LCP); good is 2.5 or less.',
  'Answers: milliseconds from a press to what it changed (INP); good is 200 or less.',
  'Moves: how far parts moved by themselves (CLS); good is 0.1 or less.',
]
export const all = 'All'
export const screens = {
  home: 'Home',
  calculator: 'Calculator, check',
  directory: 'Companies, projects',
  requests: 'Requests, houses',
  account: 'A company’s own',
  other: 'Others',
}
export const networks = {
  '4g': 'As fast as 4G',
  '3g': 'As 3G',
  '2g': 'As 2G',
  'slow-2g': 'Slower than 2G',
  unknown: 'Speed not told',
}
export const seconds = (count: string) => `${count} s`
export const milliseconds = (count: string) => `${count} ms`
