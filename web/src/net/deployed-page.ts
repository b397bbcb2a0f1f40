/** Whether the page that the server has now names a file. True as well when the server cannot be asked. */
export async function deployedPageNames(file: string): Promise<boolean> {
  try {
    // A query of its own goes past what the service worker keeps.
    const response = await fetch(`/?asked=${Date.now()}`, { cache: 'no-store' })
    return !response.ok || (await response.text()).includes(file)
  } catch {
    return true
  }
}
