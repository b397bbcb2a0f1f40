import { screen } from '@testing-library/react'

/** The screen's own heading, once the screen has come. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export { toasts } from './toasts.ts'
