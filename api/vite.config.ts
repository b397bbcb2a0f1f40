import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import '../calculator/build/fresh-books.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const commands = existsSync(here('src/cli'))
  ? readdirSync(here('src/cli')).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  : []

/** The server of a demo starts the command that fills it and the demo's bank, which are built beside it. */
const input = {
  main: here('src/main.ts'),
  'image-worker': here('src/images/image-worker.ts'),
  'cli/seed': here('../demo/src/seed.ts'),
  'cli/bank': here('../scripts/bank/main.ts'),
  ...Object.fromEntries(commands.map((name) => [`cli/${basename(name, '.ts')}`, here(`src/cli/${name}`)])),
}

/** The commit: given by who builds without the repository, as in a container, or asked of git. */
const commit =
  process.env.COMMIT ||
  spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: here('.'),
    encoding: 'utf8',
  }).stdout?.trim() ||
  'unknown'

/** The server as ESM for the oldest Node we support: our own code in one piece, packages from `node_modules`. */
export default defineConfig({
  root: here('.'),
  define: { TAMEER_COMMIT: JSON.stringify(commit) },
  ssr: { noExternal: [/^@tameer\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rollupOptions: {
      checks: { bundlerTimings: false },
      input,
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
