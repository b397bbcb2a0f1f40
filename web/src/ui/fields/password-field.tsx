import { type ComponentProps, useState } from 'react'
import * as words from '#words/ui'
import { IconButton } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { HideIcon, ShowIcon } from '../icons.tsx'
import { controlLook, FieldFrame, type FieldWords, useField } from './field.tsx'

export type PasswordFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'type'>

/** A password field with a button that shows and hides the text. */
export function PasswordField({ label, hint, error, id, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const field = useField({ label, hint, error, className }, id, input.required)
  return (
    <FieldFrame {...field.frame}>
      {/* The button is at the end of the password in either reading direction. */}
      <div className="relative" dir="ltr">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...field.control}
          className={classNames(controlLook, 'pe-12')}
          type={shown ? 'text' : 'password'}
        />
        <IconButton
          aria-controls={field.id}
          className="absolute inset-y-0 end-0 my-auto text-muted"
          label={shown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <HideIcon /> : <ShowIcon />}
        </IconButton>
      </div>
    </FieldFrame>
  )
}
