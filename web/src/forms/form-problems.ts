import { asSeen, composedPassword } from '@tameer/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as words from '#words/forms'
import type { ApiError } from '../net/api-error.ts'
import { openFoldsAround } from './go-to-field.ts'

/** Problems by field name. */
export type Problems = Record<string, string | undefined>

/** Text of a named control; spaces at its ends are removed except in a password. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  const text = typeof value === 'string' ? value : ''
  return name.toLowerCase().includes('password') ? text : text.trim()
}

/** The password in a named control, in the form in which passwords are compared. */
export function passwordIn(form: HTMLFormElement, name: string): string {
  return composedPassword(textOf(form, name))
}

/** The file that is chosen in a named control; undefined when there is none. */
export function fileOf(form: HTMLFormElement, name: string): File | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control.files?.[0] : undefined
}

/** Problems of required fields that are empty and of invalid e-mail addresses, as the browser judges them. */
export function fieldProblems(form: HTMLFormElement, sentences: Record<string, string>): Problems {
  const problems: Problems = {}
  for (const [name, sentence] of Object.entries(sentences)) {
    if (textOf(form, name) === '') problems[name] = sentence
  }
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isNoAddress(control)) problems[control.name] = words.emailWrong
  }
  return problems
}

/** True for a mail address that the browser refuses even without the marks that nobody sees. */
function isNoAddress(control: HTMLInputElement): boolean {
  if (control.type !== 'email' || !control.validity.typeMismatch) return false
  const copy = document.createElement('input')
  copy.type = 'email'
  copy.value = asSeen(control.value)
  return copy.validity.typeMismatch
}

/**
 * Shows problems under their fields: folds around them open, the first one takes the focus, and typing in a field
 * removes its problem. A part of the form that shows its own problems, marked `data-problem`, takes the focus like a
 * field. A box of links to all of them, marked `data-trouble`, takes it when the form was not sent.
 */
export function useFormProblems() {
  const formRef = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  /** Names of the fields that kept the form from being sent. */
  const [refused, setRefused] = useState<readonly string[]>([])
  const [round, setRound] = useState({ number: 0, sent: false })

  useEffect(() => {
    if (round.number === 0) return
    const form = formRef.current
    const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-problem]') ?? [])]
    const box = round.sent ? form?.querySelector<HTMLElement>('[data-trouble]') : undefined
    const control = box ?? wrong[0]
    // A problem without a field stands above the form.
    for (const element of [form, ...wrong]) openFoldsAround(element)
    control?.focus({ preventScroll: true })
    // Centred, because at the top of a phone's screen the toast would cover it.
    control?.scrollIntoView?.({ block: 'center' })
  }, [round])

  /** Leads to the problems once they are shown. */
  const lead = (sent: boolean) => setRound(({ number }) => ({ number: number + 1, sent }))
  /** Shows exactly these problems; returns true when there are any. */
  const show = (found: Problems): boolean => {
    const names = Object.keys(found).filter((name) => found[name])
    setProblems(found)
    setRefused(names)
    if (names.length > 0) lead(true)
    return names.length > 0
  }
  /** Shows or removes the problem of one field and leaves the others. */
  const setProblem = (name: string, problem: string | undefined) => {
    setProblems((before) => (before[name] === problem ? before : { ...before, [name]: problem }))
    if (problem) lead(false)
  }
  /**
   * Shows a refused call's problems under their fields. Returns the message that no field of the form can show, if
   * any.
   */
  const showRefusal = ({ fields, message }: ApiError): string | undefined => {
    if (!show(fields)) lead(true)
    const names = Object.keys(fields)
    const elsewhere = names.filter((name) => !formRef.current?.elements.namedItem(name))
    if (names.length === 0) return message
    return words.sentences(elsewhere.flatMap((name) => fields[name] ?? [])) || undefined
  }
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name) setProblem(name, undefined)
  }
  return { formRef, problems, refused, show, showRefusal, setProblem, onInput }
}
