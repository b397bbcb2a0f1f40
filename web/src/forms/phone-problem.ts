import * as words from '#words/problems'

/**
 * What is wrong with a typed phone number, by the rule of the server. The rule's tables are fetched once a number is typed;
 * where they cannot be had, the server judges alone.
 */
export async function phoneProblem(typed: string): Promise<string | undefined> {
  if (typed === '') return undefined
  const rule = await import('./phone-rule.ts').catch(() => undefined)
  return rule && !rule.parsePhone(typed) ? words.phoneInvalid : undefined
}
