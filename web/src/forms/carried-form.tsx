import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { lang } from '#words/language'
import { isChanged } from '../browser/early-input.ts'
import { useHydrated } from '../browser/hooks/use-hydrated.ts'

type CarriedFormProps = Omit<ComponentProps<'form'>, 'ref' | 'noValidate'> & {
  ref?: RefObject<HTMLFormElement | null>
}

/**
 * A form whose typed text survives a change of the language. Of forms with the same fields on one screen each needs its
 * `name` for that.
 */
export function CarriedForm({ ref, ...props }: CarriedFormProps) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  useCarriedText(form)
  return <form noValidate ref={form} {...props} />
}

/**
 * Keeps what was typed into a form and not sent when its reader changes the language, and gives it back once, when the
 * same form opens in the other language. The part that does so is loaded for a form that somebody uses, or when
 * something is kept.
 */
function useCarriedText(formRef: RefObject<HTMLFormElement | null>): void {
  const isPrerendered = useRef(!useHydrated())
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const opened = new FormData(form)
    const early = isPrerendered.current ? changedNames(form) : []
    for (const name of early) opened.delete(name)
    const end = new AbortController()
    let isAsked = false
    const load = () => {
      if (isAsked) return
      isAsked = true
      void import('./carried-text.ts').then(
        ({ carryText }) => carryText(form, opened, end.signal),
        // Tried again at the next focus. Without it, only a reader who changes the language loses text.
        () => {
          isAsked = false
        },
      )
    }
    if (early.length > 0 || isTextKept()) load()
    // A tick in Safari gives no focus, and a press in a list of choices is no input.
    for (const type of ['focusin', 'input']) {
      form.addEventListener(type, load, { signal: end.signal })
    }
    return () => end.abort()
  }, [formRef])
}

/** Names of the fields that somebody used in prerendered HTML, before its event handlers were active. */
function changedNames({ elements }: HTMLFormElement): string[] {
  return [...elements]
    .filter(
      (field) =>
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement,
    )
    .filter(isChanged)
    .map(({ name }) => name)
}

/** True when text of any form was carried to this language. */
function isTextKept(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`draft:${lang} `))
  } catch {
    return false
  }
}
