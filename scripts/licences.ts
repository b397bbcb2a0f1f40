import type { ShippedPackage } from './shipped-packages.ts'

/** Ask for no more than to be named. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
]

/** Allowed to some, each for a reason. */
const exceptions: [packages: RegExp, licence: string][] = [
  // Typefaces, drawn with and not sold: https://openfontlicense.org
  [/^@expo-google-fonts\//, 'OFL-1.1'],
  // libvips as its makers built it, in a file of its own that can be exchanged: LGPL section 4.
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
]

/** Whether we may ship the package: every licence it joins by AND, or one of those it offers by OR, is allowed. */
export function mayShip({ name, license }: Pick<ShippedPackage, 'name' | 'license'>): boolean {
  const fits = (licence: string) =>
    allowed.includes(licence) ||
    exceptions.some(([packages, exception]) => packages.test(name) && exception === licence)
  const words = license.replace(/^\((.*)\)$/, '$1')
  return words.split(' OR ').some((choice) => choice.split(' AND ').every(fits))
}
