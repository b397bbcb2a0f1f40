import type { Locator } from '@playwright/test'

/** Both sides of something visible, in pixels of the screen. */
export async function boxOf(part: Locator): Promise<{ start: number; end: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not visible')
  return { start: box.x, end: box.x + box.width }
}
