import { useWatched } from './use-watched.ts'
import { type Watched, watchedValue } from './watched-value.ts'

/** The event by which Chromium says that the product can be installed; no standard describes it yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const offer = watchedValue<InstallEvent | undefined>(undefined)
const available: Watched<boolean> = { read: () => offer.read() !== undefined, subscribe: offer.subscribe }

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows a bar of its own over the page.
    event.preventDefault()
    offer.set(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => offer.set(undefined))
}

async function install(): Promise<void> {
  const current = offer.read()
  // One event can be asked once; the browser sends another if the person says no.
  offer.set(undefined)
  await current?.prompt()
}

/** Whether the browser offers to install the product now, and the press that does it. Never in the first render. */
export function useInstallOffer(): { available: boolean; install(): Promise<void> } {
  return { available: useWatched(available, false), install }
}
