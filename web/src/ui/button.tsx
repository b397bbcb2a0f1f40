import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'main' | 'plain' | 'quiet' | 'danger'

const looks: Record<ButtonVariant, string> = {
  main: 'border-brick bg-brick text-white hover:border-brick-deep hover:bg-brick-deep',
  plain: 'border-edge bg-sheet text-ink hover:border-blue hover:text-blue',
  quiet: 'border-transparent text-blue hover:bg-wash',
  danger: 'border-alarm bg-sheet text-alarm hover:bg-wash',
}

/** Classes of a button, for a link that must look like one. */
export function buttonLook(variant: ButtonVariant = 'plain', className?: string): string {
  return classNames(
    'inline-flex min-h-11 max-w-full items-center justify-center gap-2 rounded-xs border px-[clamp(0.5rem,100vw-17rem,20px)] py-2 text-center font-medium no-underline transition-colors',
    looks[variant],
    className,
  )
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined
  /**
   * For buttons that send something. True disables the button and shows its spinner; pass the new label as children.
   * False too makes a double click count once.
   */
  busy?: boolean | undefined
}

export function Button({
  variant = 'plain',
  busy,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      className={buttonLook(variant, classNames((disabled || busy) && 'opacity-60', className))}
      data-once={busy === undefined ? undefined : ''}
      disabled={disabled || busy}
      type={type}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** A square button with only an icon; `label` is its name. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-xs transition-colors hover:bg-wash hover:text-blue disabled:opacity-40',
        className,
      )}
      title={label}
      type={type}
    />
  )
}
