import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { hideNote } from '@tameer/words/en/desk-reports'
import { hideNote as urduHideNote } from '@tameer/words/ur/desk-reports'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkDeskApart } from './desk-apart.ts'

let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'desk-apart-'))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => rm(dist, { recursive: true }))

const sound = () => ({
  'index.html': { file: 'assets/entry00.js', name: 'index', dynamicImports: ['home', 'desk', '_client'] },
  home: { file: 'assets/home000.js', src: 'src/screens/home/home-screen.tsx', imports: ['index.html'] },
  desk: { file: 'assets/desk000.js', src: 'src/app/desk-screens.tsx', dynamicImports: ['reports'] },
  reports: { file: 'assets/report0.js', src: 'src/screens/desk/reports/desk-reports-screen.tsx' },
  _client: { file: 'assets/client0.js', name: 'desk-client' },
})
type Manifest = Record<string, { file: string; src?: string; imports?: string[]; dynamicImports?: string[] }>

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), text)
  }
}

/** Writes a build of both languages, changed as given. */
async function build(
  change: (manifest: Manifest) => void = () => undefined,
  files: Record<string, string> = {},
) {
  const manifest: Manifest = sound()
  change(manifest)
  const text = JSON.stringify(manifest)
  await write({ '.vite/manifest.json': text, '.vite/manifest.ur.json': text })
  for (const place of ['', 'ur/']) {
    await write({
      [`${place}index.html`]: 'entry00 home000',
      [`${place}offline.html`]: '',
      [`${place}sw.js`]: '',
    })
  }
  await write({ 'assets/entry00.js': 'a', 'assets/home000.js': 'b', 'assets/desk000.js': 'c' })
  await write({ 'assets/report0.js': `"${hideNote}${urduHideNote}"`, 'assets/client0.js': '', ...files })
}

it('finds nothing where the desk is apart', async () => {
  await build()
  expect(await checkDeskApart(dist)).toEqual([])
})

it.each([
  ['a screen imports the desk', 'home', 'imports', 'desk'],
  ['a screen imports a screen of the desk', 'home', 'imports', 'reports'],
  ['a screen loads a screen of the desk later', 'home', 'dynamicImports', 'reports'],
  ['the entry imports the calls of the desk', 'index.html', 'imports', '_client'],
] as const)('finds that %s', async (_, from, kind, to) => {
  await build((manifest) => {
    const chunk = manifest[from]
    if (chunk) chunk[kind] = [...(chunk[kind] ?? []), to]
  })
  expect(await checkDeskApart(dist)).toEqual(
    expect.arrayContaining([expect.stringMatching(/(home-screen\.tsx|index) loads the desk: /)]),
  )
})

it.each([
  ['a text', `"${hideNote}"`],
  ['a text in Urdu', `"${urduHideNote}"`],
  ['the address of a call', '"/desk/reports/:id/hiding"'],
])('finds %s that was copied into a public file', async (_, code) => {
  await build(undefined, { 'assets/home000.js': code })
  expect(await checkDeskApart(dist)).toContainEqual(
    expect.stringMatching(/^assets\/home000\.js has code of the desk: /),
  )
})

it.each(['index.html', 'ur/index.html', 'sw.js', 'ur/sw.js'])(
  'finds a file of the desk named in %s',
  async (name) => {
    await build(undefined, { [name]: 'desk000' })
    expect(await checkDeskApart(dist)).toEqual([`${name} names a file of the desk: assets/desk000.js`])
  },
)

it('fails when nothing of the desk is in the build', async () => {
  await build(undefined, { 'assets/report0.js': '' })
  await expect(checkDeskApart(dist)).rejects.toThrow('The desk is not in the build')
})
