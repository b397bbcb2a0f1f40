import { useSyncExternalStore } from 'react'

/** The event by which Chromium says that the product can be installed; no standard describes it yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallEvent | undefined
const listeners = new Set<() => void>()

function keep(next: InstallEvent | undefined) {
  offer = next
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows a bar of its own over the page.
    event.preventDefault()
    keep(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => keep(undefined))
}

async function install(): Promise<void> {
  const current = offer
  // One event can be asked once; the browser sends another if the person says no.
  keep(undefined)
  await current?.prompt()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the browser offers to install the product now, and the press that does it. Never in the first render. */
export function useInstallOffer(): { available: boolean; install(): Promise<void> } {
  const available = useSyncExternalStore(
    subscribe,
    () => offer !== undefined,
    () => false,
  )
  return { available, install }
}
