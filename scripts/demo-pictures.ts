import { readFileSync } from 'node:fs'

/** A house and a logo of the demo as addresses, for answers that are made without the server. */
export const pictureOfHouse = asAddress('projects/two-houses-on-one-kanal/1-elevation.webp')
export const pictureOfLogo = asAddress('logos/ravi-brickworks.webp')

function asAddress(path: string): string {
  const bytes = readFileSync(new URL(`../demo/pictures/${path}`, import.meta.url))
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
