import * as words from '#words/net'

const pausesMs = [500, 2000]
const renewedKey = 'renewed-from'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Imports a file, and after a pause imports it again, since a phone's network comes and goes. Throws an error with a
 * sentence for the person.
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
    throw new Error(words.pageNotFetched, {
      cause,
    })
  }
}

/**
 * After a file could not be had: when the server has another version by now, this page's files are gone for good, so
 * the page is loaded anew, without the old version's service worker. Once for a version.
 */
async function renewIfOutdated(): Promise<void> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!entry || sessionStorage.getItem(renewedKey) === entry || (await deployedPageNames(entry))) return
  sessionStorage.setItem(renewedKey, entry)
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
  window.location.reload()
}

/** Whether the page that the server has now names a file. True as well when the server cannot be asked. */
async function deployedPageNames(file: string): Promise<boolean> {
  try {
    // A query of its own goes past what the service worker keeps.
    const response = await fetch(`/?asked=${Date.now()}`, { cache: 'no-store' })
    return !response.ok || (await response.text()).includes(file)
  } catch {
    return true
  }
}
