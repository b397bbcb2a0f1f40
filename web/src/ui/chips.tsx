import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { RadioSet, type RadioSetProps } from './radio-set.tsx'

const chipLook =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3.5 py-1 text-small leading-tight'
const choiceLook = `${chipLook} min-h-11 select-none border-edge bg-sheet px-4 hover:border-blue has-checked:border-blue has-checked:bg-blue has-checked:text-on-blue has-disabled:opacity-50`

/** A chip that only says something. */
export function Chip({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={classNames(chipLook, 'border-line text-muted', className)}>{children}</span>
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
