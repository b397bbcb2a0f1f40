import { groupDigits, signApart } from './figures.ts'

/** Whole rupees, or days, with their sign: `+ 95,000`. */
export const withSign = (count: number): string => `${count < 0 ? '−' : '+'} ${groupDigits(Math.abs(count))}`

/** The same in an Urdu sentence, where a sign without an isolate would stand behind its figure. */
export const withSignInUrdu = (count: number): string => signApart(withSign(count))
