import { join } from 'node:path'
import { build } from 'vite'

/** Facts of the build that the page's script needs; `web/src/first-screen.ts` explains each. */
export interface PageScriptFacts {
  entry: string
  routes: Record<string, string[]>
}

/** The page's own script in one piece, to be written into the page. */
export async function pageScript(root: string, facts: PageScriptFacts): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { built: JSON.stringify(facts) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'src/first-screen.ts'), output: { format: 'iife' } },
    },
  })
  const [first] = [result].flat()
  if (!first || !('output' in first)) throw new Error('The page’s script was not built.')
  return first.output[0].code.trim()
}
