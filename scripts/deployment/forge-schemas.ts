import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { Ajv } from 'ajv'

const text = { type: 'string', minLength: 1 } as const
const texts = { type: 'array', items: text, minItems: 1, uniqueItems: true } as const
const oneOf = (...values: string[]) => ({ enum: values })
const days = { type: 'integer', minimum: 0 } as const
const strict = <Properties extends object>(properties: Properties, required: (keyof Properties)[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const group = strict({
  'applies-to': oneOf('version-updates', 'security-updates'),
  'dependency-type': oneOf('production', 'development'),
  patterns: texts,
  'exclude-patterns': texts,
  'update-types': { type: 'array', items: oneOf('major', 'minor', 'patch'), minItems: 1 },
})
const ignored = strict({
  'dependency-name': text,
  versions: texts,
  'update-types': {
    type: 'array',
    items: oneOf(...['major', 'minor', 'patch'].map((part) => `version-update:semver-${part}`)),
  },
})
const update = strict(
  {
    'package-ecosystem': oneOf('npm', 'docker', 'docker-compose', 'github-actions'),
    directory: text,
    schedule: strict(
      {
        interval: oneOf('daily', 'weekly', 'monthly', 'quarterly', 'semiannually', 'yearly'),
        day: oneOf('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'),
        time: { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
        timezone: oneOf(...Intl.supportedValuesOf('timeZone')),
      },
      ['interval'],
    ),
    'open-pull-requests-limit': days,
    'versioning-strategy': oneOf(...['auto', 'increase', 'increase-if-necessary', 'lockfile-only', 'widen']),
    cooldown: strict({
      ...{ 'default-days': days, 'semver-major-days': days, 'semver-minor-days': days },
      ...{ 'semver-patch-days': days, include: texts, exclude: texts },
    }),
    'commit-message': strict({ prefix: { ...text, maxLength: 50 } }),
    groups: { type: 'object', minProperties: 1, additionalProperties: group },
    ignore: { type: 'array', items: ignored, minItems: 1 },
    labels: texts,
  },
  ['package-ecosystem', 'directory', 'schedule'],
)
/**
 * Options of the updates file that we use, as documented by the forge:
 * https://docs.github.com/en/code-security/reference/supply-chain-security/dependabot-options-reference
 */
const updatesSchema = strict(
  { version: { const: 2 }, updates: { type: 'array', items: update, minItems: 1 } },
  ['version', 'updates'],
)
const updatesValidator = new Ajv({ allErrors: true }).compile(updatesSchema)

/** Returns violations of the schema in an updates file, one sentence each. */
export function updateFaults(file: unknown): string[] {
  const valid = updatesValidator(file)
  const errors = valid ? [] : (updatesValidator.errors ?? [])
  return errors.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Returns errors of the forge's own parser in a workflow: unknown fields, and expressions that it cannot evaluate. */
export async function workflowFaults(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  const converted = value ? await convertWorkflowTemplate(context, value) : undefined
  const faults = [...context.errors.getErrors(), ...(converted?.errors ?? [])]
  return [...new Set(faults.map((fault) => ('message' in fault ? fault.message : fault.Message)))]
}
