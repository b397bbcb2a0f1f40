import type { BrowserContext } from '@playwright/test'

/** Turns every page of a browser from right to left, as in Urdu. For tests and pictures only. */
export async function readFromRight(context: BrowserContext): Promise<void> {
  await context.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const type = response.headers()['content-type'] ?? ''
    if (!type.startsWith('text/html')) return route.fulfill({ response })
    const body = (await response.text()).replace('<html ', '<html dir="rtl" ')
    return route.fulfill({ response, body })
  })
}
