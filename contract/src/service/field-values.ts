// How fast screens are for real visits: names and steps that server and browser share. Pure.

/**
 * Figures of a visit, as browsers define them: time until the largest part is painted (ms), the slowest answer to a press
 * (ms), and how far parts moved by themselves (no unit).
 */
export const fieldFigureNames = ['LCP', 'INP', 'CLS'] as const
export type FieldFigureName = (typeof fieldFigureNames)[number]

/** Groups of screens, by the first part of the address with which a visit began. */
export const screenGroups = ['home', 'calculator', 'directory', 'requests', 'account', 'other'] as const
export type ScreenGroup = (typeof screenGroups)[number]

/** Kinds of network, as browsers tell them; `unknown` where they do not. */
export const networkKinds = ['4g', '3g', '2g', 'slow-2g', 'unknown'] as const
export type NetworkKind = (typeof networkKinds)[number]

const groupOf: Record<string, ScreenGroup | undefined> = {
  '': 'home',
  calculator: 'calculator',
  check: 'calculator',
  contractors: 'directory',
  profileDetailScreen: 'directory',
  portfolioDetail: 'directory',
  portfolio: 'directory',
  shortlist: 'directory',
  request: 'requests',
  requests: 'requests',
  house: 'requests',
  houses: 'requests',
  overview: 'account',
  'add-portfolio': 'account',
  'quote-requests': 'account',
  billing: 'account',
  settings: 'account',
}

/** The group of a screen, from the first part of its address. What nobody knows is `other`: no typed text is kept. */
export const screenGroupOf = (first: string): ScreenGroup =>
  (Object.hasOwn(groupOf, first) && groupOf[first]) || 'other'

/** Figures are counted in steps: each step holds what is at most its bound. Times in ms, movement in thousandths. */
export const fieldSteps: Record<FieldFigureName, readonly number[]> = {
  LCP: [400, 600, 800, 1_000, 1_200, 1_400, 1_700, 2_000, 2_500, 3_000, 4_000, 5_500, 8_000, 12_000, 60_000],
  INP: [16, 24, 40, 60, 80, 100, 150, 200, 250, 300, 400, 500, 700, 1_000, 2_000, 60_000],
  CLS: [0, 5, 10, 20, 30, 50, 75, 100, 150, 200, 250, 400, 700, 1_000, 100_000],
}
