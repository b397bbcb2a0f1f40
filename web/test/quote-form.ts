import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The card of a phase, once the form has come. */
export const phase = (name: string) => screen.findByRole('region', { name })
/** The price of a phase. */
export const priceOf = async (name: string) =>
  within(await phase(name)).getByLabelText<HTMLInputElement>('Your price, Rs')

export async function typePrices(grey: string, finishing: string) {
  await userEvent.type(await priceOf('Grey Structure'), grey)
  await userEvent.type(await priceOf('Finishing'), finishing)
}
