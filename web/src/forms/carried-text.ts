import { lang, other } from '#words/language'
import { clearDraft, readDraft, writeDraft } from './draft.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls that are never kept: secrets, and files, which a script cannot choose. */
const isUnkept = ({ name, type }: Control) =>
  /password|code/i.test(name) || /^(password|file|hidden)$/.test(type)

/**
 * Fills the form with its stored text. Until `signal` aborts, a press on the language switch stores the fields that
 * differ from `opened`, which is the form's content before anybody used it.
 */
export function carryText(form: HTMLFormElement, opened: FormData, signal: AbortSignal): void {
  if (signal.aborted) return
  giveBack(form, opened, signal)
  const keep = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest(`a[hreflang="${other}"]`)) return
    const typed = typedIn(form, opened)
    if (typed.length > 0) writeDraft(keyOf(form, other), Object.fromEntries(typed))
  }
  document.addEventListener('click', keep, { signal })
}

/** Names and values of the fields that differ from `opened`. */
function typedIn(form: HTMLFormElement, opened: FormData): [name: string, values: string[]][] {
  const data = new FormData(form)
  return namesOf(form).flatMap((name) => {
    const values = data.getAll(name).map(String)
    return values.join() === opened.getAll(name).join() ? [] : [[name, values]]
  })
}

/** Key of a form's draft: its language, its screen, and its fields; its name where a screen has several alike. */
function keyOf(form: HTMLFormElement, language: string): string {
  return [language, location.hash, form.name, ...namesOf(form)].join(' ')
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

function namesOf(form: HTMLFormElement): string[] {
  return [...new Set(controlsOf(form).map(({ name }) => name))]
}

/**
 * Fills in the draft of this form, a choice as soon as it is offered, until `signal`. A field that somebody has used
 * since it opened stays as it is.
 */
function giveBack(form: HTMLFormElement, opened: FormData, signal: AbortSignal): void {
  const key = keyOf(form, lang)
  const used = new Set(typedIn(form, opened).map(([name]) => name))
  let left = Object.entries(readDraft(key) ?? {}).filter(([name]) => !used.has(name))
  clearDraft(key)
  const watch = new MutationObserver(fill)
  function fill() {
    left = left.filter(([name, values]) => {
      const controls = controlsOf(form).filter((control) => control.name === name)
      return !controls.every((control) => fillIn(control, [values].flat()))
    })
    if (left.length === 0) watch.disconnect()
  }
  watch.observe(form, { childList: true, subtree: true })
  signal.addEventListener('abort', () => watch.disconnect())
  fill()
}

/** Fills in one control as a person would; returns false for a choice that is not offered yet. */
function fillIn(control: Control, values: readonly string[]): boolean {
  if (/checkbox|radio/.test(control.type)) {
    if ((control as HTMLInputElement).checked !== values.includes(control.value)) control.click()
    return true
  }
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    if (!values.every((value) => options.some((option) => option.value === value))) return false
    for (const option of options) option.selected = values.includes(option.value)
  } else {
    // Past the setter that React puts on each control: it would take the text for one that React has written.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
    set?.call(control, values[0] ?? '')
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}
