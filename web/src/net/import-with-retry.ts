import { front } from '#words/language'
import * as words from '#words/net'

/** The file of a screen could not be fetched: no fault of the product, so a person needs no technical details. */
export class NotFetched extends Error {}

const pausesMs = [500, 2000]
const renewedKey = 'renewed-from'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Imports a file. After a failure it tries twice more, each time after a pause, since a phone's network is
 * unstable. Throws `NotFetched` with a sentence for the person.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const ms of pausesMs) {
    try {
      return await load()
    } catch {
      await pause(ms)
    }
  }
  try {
    return await load()
  } catch (cause) {
    await renewIfOutdated()
    throw new NotFetched(words.pageNotFetched, { cause })
  }
}

/**
 * Reloads the page after a file could not be loaded, if the server has another version by now: this page's files
 * are then gone for good. The old version's service worker is removed first. Runs once for a version.
 */
async function renewIfOutdated(): Promise<void> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!entry || sessionStorage.getItem(renewedKey) === entry || (await deployedPageNames(entry))) return
  sessionStorage.setItem(renewedKey, entry)
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
  window.location.reload()
}

/** True when the page on the server names the file. Also true when the server cannot be asked. */
async function deployedPageNames(file: string): Promise<boolean> {
  try {
    // A query of its own bypasses the service worker's cache.
    const response = await fetch(`${front}?asked=${Date.now()}`, { cache: 'no-store' })
    return !response.ok || (await response.text()).includes(file)
  } catch {
    return true
  }
}
