import * as words from '#words/ui'
import { chooseTheme, useTheme } from '../browser/theme.ts'
import { RadioStrip } from './fields/radio-set.tsx'

const themes = [
  { value: 'device', label: words.device },
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
] as const

/** Choice of the theme: light, dark, or that of the device. */
export function ThemeSwitch() {
  return (
    <RadioStrip
      className="w-fit whitespace-nowrap text-small"
      legend={words.colours}
      onChange={chooseTheme}
      options={themes}
      value={useTheme()}
    />
  )
}
