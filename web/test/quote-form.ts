import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Card of a phase, once the form is shown. */
export const phase = (name: string) => screen.findByRole('region', { name })
/** Price field of a phase. */
export const priceOf = async (name: string) =>
  within(await phase(name)).getByLabelText<HTMLInputElement>('Your price, Rs')

export async function typePrices(grey: string, finishing: string) {
  await userEvent.type(await priceOf('Grey Structure'), grey)
  await userEvent.type(await priceOf('Finishing'), finishing)
}
