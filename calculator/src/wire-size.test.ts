import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

/** Size of a module with all its imports but `without`, minified for the browser and compressed with brotli, KB. */
async function weigh(file: string, without?: RegExp): Promise<number> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { external: without ? [without] : [] },
      lib: { entry: join(import.meta.dirname, file), formats: ['es'], fileName: 'calculator' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const code = bundle?.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('') ?? ''
  expect(code.length).toBeGreaterThan(10_000)
  return brotliCompressSync(code).length / 1024
}

it('weighs less than 26 KB on the wire without the older price books, code and data', async () => {
  expect(await weigh('index.ts', /price-books\.js$/)).toBeLessThan(26)
})

it('weighs less than 30.6 KB for an estimate at the prices of any version', async () => {
  expect(await weigh('total-when-made.ts')).toBeLessThan(30.6)
})

it('weighs less than 6 KB for the quick estimate alone', async () => {
  expect(await weigh('quick-estimate.ts')).toBeLessThan(6)
})
