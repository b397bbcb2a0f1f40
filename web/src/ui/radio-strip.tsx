import { RadioSet, type RadioSetProps } from './radio-set.tsx'

/** A choice of two or three that belong together, as one ruled strip. */
export function RadioStrip<Value extends string>(props: RadioSetProps<Value>) {
  return (
    <RadioSet
      {...props}
      legendLook="mb-1.5"
      optionLook="flex min-h-10 flex-1 items-center justify-center px-3 py-1 text-center has-focus-visible:z-1 has-checked:bg-ink has-checked:text-paper"
      setLook="flex divide-x divide-ink rounded-xs border border-ink"
    />
  )
}
