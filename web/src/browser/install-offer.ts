import { useWatched } from './hooks/use-watched.ts'
import { type Watched, watchedValue } from './watched-value.ts'

/** Event by which Chromium says that the product can be installed. No standard describes it yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const offer = watchedValue<InstallEvent | undefined>(undefined)
const available: Watched<boolean> = { read: () => offer.read() !== undefined, subscribe: offer.subscribe }

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Prevents the browser's own bar over the page.
    event.preventDefault()
    offer.set(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => offer.set(undefined))
}

async function install(): Promise<void> {
  const current = offer.read()
  // An event can prompt once. The browser sends another event after a refusal.
  offer.set(undefined)
  await current?.prompt()
}

/**
 * Tells if the browser offers to install the product now, and gives the function that prompts. Never available in
 * the first render.
 */
export function useInstallOffer(): { available: boolean; install(): Promise<void> } {
  return { available: useWatched(available, false), install }
}
