/**
 * Problem of a typed phone number, by the server's rule. The rule's tables are fetched once a number is typed;
 * without them only the server checks.
 */
export async function phoneProblem(typed: string): Promise<string | undefined> {
  if (typed === '') return undefined
  const rule = await import('./phone-rule.ts').catch(() => undefined)
  return rule?.judgePhone(typed)
}
