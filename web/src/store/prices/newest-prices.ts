import { storedText } from '../../browser/stored-text.ts'
import { watchedValue } from '../../browser/watched-value.ts'
import { today } from '../../lib/today.ts'
import type { Prices } from './fetch-newest.ts'

const kept = storedText('prices')

/** The newest prices that this device knows, kept for visits without a network. Undefined: those of the build. */
export const newestPrices = watchedValue(readKept())

/** The server's day, where the device's clock said another one at first: the age of prices was wrong till then. */
export const otherDay = watchedValue('')

let pressed = false
let asked = false

/** True once the person has pressed something on this page: from then on no total changes by itself. */
export const hasPressed = () => pressed

/** Asks once for the newest prices. They are shown unless the person has pressed something before they came. */
export function askForPrices(): void {
  if (asked) return
  asked = true
  const note = () => {
    pressed = true
  }
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, note, { capture: true, once: true })
  // Without an answer the prices stay as they are; the next visit asks again.
  takeNewest().catch(() => undefined)
}

async function takeNewest(): Promise<void> {
  const { fetchNewest } = await import('./fetch-newest.ts')
  const day = today()
  const prices = await fetchNewest(newestPrices.read()?.version)
  if (!pressed && today() !== day) otherDay.set(today())
  if (!prices) return
  kept.write(JSON.stringify(prices))
  if (!pressed) newestPrices.set(prices)
}

function readKept(): Prices | undefined {
  try {
    const found = JSON.parse(kept.read() ?? '')
    return Array.isArray(found?.changes) && found.usual?.bills ? found : undefined
  } catch {
    return undefined
  }
}
