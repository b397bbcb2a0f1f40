import { deployedPageNames } from '../net/deployed-page.ts'

const key = 'renewed-from'

/**
 * After a file could not be had: when the server has another version by now, this page's files are gone for good, so
 * the page is loaded anew, without the old version's service worker. Once for a version.
 */
export async function renewIfOutdated(): Promise<void> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!entry || sessionStorage.getItem(key) === entry || (await deployedPageNames(entry))) return
  sessionStorage.setItem(key, entry)
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
  window.location.reload()
}
