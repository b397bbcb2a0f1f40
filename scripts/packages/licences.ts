import type { ShippedPackage } from './shipped-packages.ts'

/** Licences that require only attribution. */
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

/** Licences allowed only for some packages, each with its reason. */
const exceptions: [packages: RegExp, licence: string][] = [
  // Typefaces, used for drawing and not sold: https://openfontlicense.org
  [/^@expo-google-fonts\//, 'OFL-1.1'],
  // libvips, unchanged and in a separate file that can be replaced: LGPL section 4.
  [/^@img\/sharp-/, 'LGPL-3.0-or-later'],
]

/**
 * True when we may ship the package: every licence that it joins by AND is allowed, or one of those it offers by OR.
 */
export function mayShip({ name, license }: Pick<ShippedPackage, 'name' | 'license'>): boolean {
  const fits = (licence: string) =>
    allowed.includes(licence) ||
    exceptions.some(([packages, exception]) => packages.test(name) && exception === licence)
  const words = license.replace(/^\((.*)\)$/, '$1')
  return words.split(' OR ').some((choice) => choice.split(' AND ').every(fits))
}
