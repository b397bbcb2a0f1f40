import { expect, it } from 'vitest'

/** Classes and declarations that name left or right. Urdu runs the other way: use start and end. */
const physical = [
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|scroll-[mp][lr])-(?:[\d[]|auto)/,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)\b/,
  /(?<![\w-])(?:border|rounded)-(?:[lr]|[tb][lr])(?![a-z])/,
  /(?:margin|padding|border)-(?:left|right)|(?:^|[\s;{])(?:left|right):\s*-?[\d.]|text-align:\s*(?:left|right)|float:\s*(?:left|right)/m,
]

const sources = Object.entries(
  import.meta.glob<string>(
    ['../**/*.{ts,tsx,css}', '!../**/*.test.*', '../../../api/src/features/public-pages/page-style.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
)

it('finds the sources', () => expect(sources.length).toBeGreaterThan(150))

it.each(sources)('%s names no left and no right', (_, source) => {
  expect(physical.flatMap((rule) => rule.exec(source)?.[0] ?? [])).toEqual([])
})
