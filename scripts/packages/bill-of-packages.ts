import type { ShippedPackage } from './shipped-packages.ts'

interface Product {
  name: string
  version: string
  license: string
  /** Sixty-four hex digits that identify the packages: the same packages give the same bill. */
  mark: string
}

/** A bill of materials as CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/). */
export function billOf(packages: ShippedPackage[], product: Product) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${asUuid(product.mark)}`,
    version: 1,
    metadata: {
      component: {
        ...{ 'bom-ref': product.name, type: 'application', name: product.name, version: product.version },
        licenses: [{ expression: product.license }],
      },
    },
    components: packages.map((one) => ({
      ...{ 'bom-ref': one.path, type: 'library', name: one.name, version: one.version },
      purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
      licenses: [{ expression: one.license }],
      ...(one.integrity && { hashes: one.integrity.split(' ').map(asHash) }),
    })),
    dependencies: [
      { ref: product.name, dependsOn: packages.filter(({ direct }) => direct).map(({ path }) => path) },
      ...packages.map(({ path, uses }) => ({ ref: path, dependsOn: uses })),
    ],
  }
}

/** Converts subresource integrity (`sha512-…` in base64) into the bill's format. */
function asHash(integrity: string): { alg: string; content: string } {
  const [algorithm = '', sum = ''] = integrity.split('-', 2)
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(sum, 'base64').toString('hex'),
  }
}

/** Makes a UUID from a hash (version 8, RFC 9562). */
function asUuid(hex: string): string {
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? []
  return `${a}-${b}-8${c}-8${d}-${e}`
}
