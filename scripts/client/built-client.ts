import { checkDeskApart } from '../desk-apart.ts'
import { checkBudgets, checkLanguages } from './bundle-budgets.ts'

/** Checks the built client: its bytes, its languages, and that the desk stays apart. Returns the faults. */
export async function checkBuiltClient(): Promise<string[]> {
  return [...(await checkBudgets()), ...(await checkLanguages()), ...(await checkDeskApart())]
}
