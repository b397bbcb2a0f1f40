/** The text for a count: English and Urdu have two forms, `other` also for 0 and for fractions (CLDR). */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other
}
