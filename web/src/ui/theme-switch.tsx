import { chooseTheme, useTheme } from '../browser/theme.ts'
import { RadioStrip } from './radio-set.tsx'

const themes = [
  { value: 'device', label: 'Device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Light, dark, or as the device wishes. */
export function ThemeSwitch() {
  return (
    <RadioStrip
      className="w-fit text-small"
      legend="Colours"
      onChange={chooseTheme}
      options={themes}
      value={useTheme()}
    />
  )
}
