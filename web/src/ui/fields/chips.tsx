import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link, type LinkProps } from '../link.tsx'
import { RadioSet, type RadioSetProps } from './radio-set.tsx'

const chipLook = 'inline-flex items-center gap-1.5 rounded-full border px-3.5 py-1 text-small leading-tight'
const choiceLook = `${chipLook} min-h-11 select-none border-edge bg-sheet px-4 hover:border-blue has-checked:border-blue has-checked:bg-blue has-checked:text-on-blue has-disabled:opacity-50`

/** A chip that only shows text. */
export function Chip({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={classNames(chipLook, 'min-h-8 border-line text-muted', className)}>{children}</span>
}

/** A chip that is a toggle button. */
export function CheckChip({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label
      className={`relative transition-colors ${choiceLook} has-focus-visible:outline-2 has-focus-visible:outline-blue has-focus-visible:outline-offset-2`}
    >
      <input {...input} className="absolute inset-0 cursor-pointer opacity-0" type="checkbox" />
      {label}
    </label>
  )
}

/** A link in the look of a chip that can be chosen. */
export function ChipLink(link: Omit<LinkProps, 'className'>) {
  return <Link {...link} className={`no-underline ${choiceLook}`} />
}

/** One choice of several, each a chip. */
export function RadioChips<Value extends string>(props: RadioSetProps<Value>) {
  return (
    <RadioSet
      {...props}
      legendLook="mb-1.5 font-medium"
      optionLook={choiceLook}
      setLook="flex flex-wrap gap-2"
    />
  )
}
