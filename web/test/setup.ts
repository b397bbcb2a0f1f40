import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetLeftDrafts } from '../src/features/quote-form/saving/use-draft.ts'
import { forgetServerTime } from '../src/lib/server-time.ts'
import { computeStylesFast } from './computed-style.ts'
import { findLabelsFast } from './labels.ts'
import { leaveOutOwnerStacks } from './owner-stacks.ts'
import { forgetToasts } from './toasts.ts'

// jsdom has neither modal dialogs nor layout. These replace the functions that the client uses.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '')
  this.querySelector<HTMLElement>('button, a, input, select, textarea')?.focus()
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open')
  this.dispatchEvent(new Event('close'))
}
Element.prototype.scrollIntoView ??= () => {}
URL.createObjectURL ??= () => 'blob:test/picture'
URL.revokeObjectURL ??= () => {}
globalThis.CSS ??= { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } as typeof CSS
window.scrollTo = () => {}

computeStylesFast()
findLabelsFast()
leaveOutOwnerStacks()

// Long timeout: a busy machine is not a failure.
configure({ asyncUtilTimeout: 30_000 })

let complaints: unknown[][] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words)
  })
})

afterEach(async () => {
  cleanup()
  document.body.replaceChildren()
  forgetToasts()
  forgetServerTime()
  vi.useRealTimers()
  // A form that is left saves its text. The test's own responses must still be there for that call.
  await new Promise((resolve) => setTimeout(resolve))
  forgetLeftDrafts()
  vi.unstubAllGlobals()
  const heard = complaints
  vi.restoreAllMocks()
  expect(heard, 'console.error was called').toEqual([])
})

// Screens and files that a test asked for, and did not wait for, fail when they come after its document is gone.
afterAll(() => vi.dynamicImportSettled())
