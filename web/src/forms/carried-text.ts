import { type RefObject, useEffect } from 'react'
import { lang, other } from '#words/language'
import { clearDraft, type DraftValues, readDraft, writeDraft } from './draft.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls that are never kept: secrets, and files, which a script cannot choose. */
const isUnkept = ({ name, type }: Control) =>
  /password|code/i.test(name) || /^(password|file|hidden)$/.test(type)

/**
 * Keeps what was typed into a form and not sent when its reader changes the language, and gives it back once, when the
 * same form opens in the other language. Lists of several choices are not carried: they are no controls of a form.
 */
export function useCarriedText(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const opened = valuesOf(form)
    const stop = giveBack(form)
    const keep = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest(`a[hreflang="${other}"]`)) return
      const typed = Object.entries(valuesOf(form)).filter(
        ([name, value]) => String(value) !== String(opened[name]),
      )
      if (typed.length > 0) writeDraft(keyOf(form, other), Object.fromEntries(typed))
    }
    document.addEventListener('click', keep)
    return () => {
      stop()
      document.removeEventListener('click', keep)
    }
  }, [formRef])
}

/** Key of a form's draft: its language, its screen, and its fields; its name where a screen has several alike. */
function keyOf(form: HTMLFormElement, language: string): string {
  return [language, location.hash, form.name, ...new Set(controlsOf(form).map(({ name }) => name))].join(' ')
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.name !== '' &&
      !isUnkept(control),
  )
}

const isTicked = (control: Control): control is HTMLInputElement => /checkbox|radio/.test(control.type)

/** Texts by name; for boxes to tick the values that are ticked. */
function valuesOf(form: HTMLFormElement): DraftValues {
  const values: DraftValues = {}
  for (const control of controlsOf(form)) {
    if (!isTicked(control)) values[control.name] = control.value
    else values[control.name] = [...(values[control.name] ?? []), ...(control.checked ? [control.value] : [])]
  }
  return values
}

/** Fills in the draft of this form, a choice as soon as it is offered. Returns a function that stops waiting. */
function giveBack(form: HTMLFormElement): () => void {
  const key = keyOf(form, lang)
  let left = Object.entries(readDraft(key) ?? {})
  clearDraft(key)
  const watch = new MutationObserver(fill)
  function fill() {
    left = left.filter(([name, value]) => {
      const controls = controlsOf(form).filter((control) => control.name === name)
      return !controls.every((control) => fillIn(control, value))
    })
    if (left.length === 0) watch.disconnect()
  }
  watch.observe(form, { childList: true, subtree: true })
  fill()
  return () => watch.disconnect()
}

/** Fills in one control as a person would; returns false for a choice that is not offered yet. */
function fillIn(control: Control, value: string | string[]): boolean {
  if (isTicked(control)) {
    if (control.checked !== value.includes(control.value)) control.click()
    return true
  }
  const isOffered = control.tagName !== 'SELECT' || control.querySelector(`option[value="${value}"]`) !== null
  if (!isOffered) return false
  // Past the setter that React puts on each control: it would take the text for one that React has written.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}
