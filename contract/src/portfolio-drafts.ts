import type { Problem } from './problems.ts'
import { isVisible } from './text.ts'

/** What a portfolio needs before visitors see it, and the problem where it is missing. A draft may lack it. */
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

/** What is missing until visitors can be shown it, in the order of the form. */
export function missingToShow({ title, content, cities }: Needed): NeededToShow[] {
  const given = { title: isVisible(title), content: isVisible(content), cities: cities.length > 0 }
  return (Object.keys(neededToShow) as NeededToShow[]).filter((name) => !given[name])
}
