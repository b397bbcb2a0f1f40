import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { lang } from '#words/language'

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
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const opened = new FormData(form)
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
    if (isTextKept()) load()
    // A tick in Safari gives no focus, and a press in a list of choices is no input.
    for (const type of ['focusin', 'input']) {
      form.addEventListener(type, load, { signal: end.signal })
    }
    return () => end.abort()
  }, [formRef])
}

/** True when text of any form was carried to this language. */
function isTextKept(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`draft:${lang} `))
  } catch {
    return false
  }
}
