import { screen } from '@testing-library/react'
import { shownToasts } from '../src/ui/toast-store.ts'

/** The screen's own heading, once the screen has come. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 })
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const toasts = () => shownToasts.read().map(({ text }) => text)
