import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'

const mostLetters = 70
/** Older subjects stay as they are. */
const since = '2026-11-27T00:00:00Z'
/** Verbs in the imperative that end as other forms do. */
const verbs = new Set(
  'access address bring bypass discuss embed exceed express feed focus need pass proceed process seed shed stress'.split(
    ' ',
  ),
)

/** How proposals of updates begin, which name a package and two versions: some of those names are long. */
const bump = 'build(deps): bump '

/** Faults of a commit's subject, such as `fix(api): answer 404 for a company that is gone`. */
function faultsOf(subject: string): string[] {
  const [, first = ''] = /^\w+(?:\([^)]*\))?!?: (\S+)/.exec(subject) ?? []
  return [
    ...(subject.length > mostLetters && !subject.startsWith(bump)
      ? [`has more than ${mostLetters} letters`]
      : []),
    ...(first === '' ? ['does not begin with a type, such as `fix(api): `'] : []),
    ...(/^(?:an?|the|what|whether|where|how|who|when|no|all|each)$/i.test(first) ||
    (/(?:[^s]s|ed|ing)$/.test(first) && !verbs.has(first))
      ? [`does not begin with a verb in the imperative: “${first}”`]
      : []),
  ]
}

it.each([
  ['fix(api): answer 404 for a company that is gone', 0],
  ['build: address the oldest browsers', 0],
  ['docs: pass on the key', 0],
  ['feat(desk): the order of companies', 1],
  ['fix(api): answers 404', 1],
  ['fix(api): added a test', 1],
  ['mend it', 1],
  [`fix(api): say ${'x'.repeat(60)}`, 1],
  ['build(deps): bump @expo-google-fonts/noto-nastaliq-urdu from 0.4.2 to 1.0.0', 0],
])('judges the subject “%s”', (subject, faults) => {
  expect(faultsOf(subject)).toHaveLength(faults)
})

it.skipIf(!existsSync('.git'))(
  'every later commit says in the imperative what it does to the product',
  () => {
    const subjects = execFileSync('git', ['log', '--no-merges', `--since=${since}`, '--format=%s'], {
      encoding: 'utf8',
    })
    const found = subjects
      .split('\n')
      .filter(Boolean)
      .flatMap((subject) => faultsOf(subject).map((fault) => `${subject}: ${fault}`))
    expect(found).toEqual([])
  },
)
