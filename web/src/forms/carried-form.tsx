import { type ComponentProps, useRef } from 'react'
import { useCarriedText } from './use-carried-text.ts'

/**
 * A form that needs nothing but a handler: what was typed and not sent survives a change of the language. For forms
 * that are sent to the server see send-form.tsx.
 */
export function CarriedForm(props: Omit<ComponentProps<'form'>, 'ref' | 'noValidate'>) {
  const ref = useRef<HTMLFormElement>(null)
  useCarriedText(ref)
  return <form noValidate ref={ref} {...props} />
}
