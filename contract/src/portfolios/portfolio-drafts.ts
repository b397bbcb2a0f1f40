import type { Problem } from '../problems.ts'
import { isVisible } from '../text.ts'

/** Fields that a portfolio needs before visitors see it, each with the problem of its absence. A draft may lack them. */
export const neededToShow = {
  title: 'enterTitle',
  content: 'describeProject',
  cities: 'selectCity',
} as const satisfies Record<string, Problem>
export type NeededToShow = keyof typeof neededToShow

/** The part of a portfolio that holds it. */
export interface Needed {
  title: string
  content: string
  cities: readonly unknown[]
}

/** Fields that are still missing before visitors can see it, in the order of the form. */
export function missingToShow({ title, content, cities }: Needed): NeededToShow[] {
  const given = { title: isVisible(title), content: isVisible(content), cities: cities.length > 0 }
  return (Object.keys(neededToShow) as NeededToShow[]).filter((name) => !given[name])
}
