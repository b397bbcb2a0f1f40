import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pageFrame } from './page-frame.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = ['jost-latin-500', 'jost-accents-500', 'nastaliq-urdu-400']
const sources = {
  bar: '<header class="bg-sky hover:text-blue"></header>',
  footer: '<footer class="[&amp;>a]:py-2"></footer>',
  icons: { whatsApp: '', call: '', licence: '' },
  page: '<link rel="preload" href="/a.woff2" as="font" crossorigin /><link rel="modulepreload" href="/b.js">',
  fonts: new Map(names.map((name) => [`${name}.woff2`, `/assets/${name}-x.woff2`])),
}

it.each(['en', 'ur'] as const)(
  'has the classes of its HTML alone, with the fonts of %s',
  async (language) => {
    const { css, preloads } = JSON.parse(await pageFrame(language, root, sources))
    for (const rule of ['.bg-sky{', '.hover\\:text-blue:hover{', '>a{padding-block'])
      expect(css).toContain(rule)
    expect(css).not.toContain('.bg-brick')
    expect(
      css
        .match(/url\([^)]*\)/g)
        .sort()
        .at(-1),
    ).toMatch(/^url\("?\/assets\/[a-z0-9-]+\.woff2"?\)$/)
    expect(css.includes('Tameer Urdu')).toBe(language === 'ur')
    expect(preloads).toBe('<link rel="preload" href="/a.woff2" as="font" crossorigin />')
  },
)

it('refuses a font that is not in the build', async () => {
  const built = pageFrame('en', root, { ...sources, fonts: new Map() })
  await expect(built).rejects.toThrow('jost-latin-500.woff2 is not in the build.')
})
