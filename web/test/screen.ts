import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** Heading of the screen itself, once the screen is shown. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
/** A form below the screen's own heading, once it is shown. */
export const formBelow = async (name: string) => {
  await heading(name)
  await waitFor(() => expect(screen.queryByText(/^Loading (your account|the form|portfolio)/)).toBeNull())
}
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export { toasts } from './toasts.ts'

/** Presses Add Portfolio, and says that it shall be shown without a picture. */
export async function addWithoutPicture(): Promise<void> {
  await userEvent.click(button('Add Portfolio'))
  await userEvent.click(await screen.findByRole('button', { name: 'Show it without a picture' }))
}
