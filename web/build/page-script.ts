import { join } from 'node:path'
import { build } from 'vite'

/** What the page's script needs to know of the build; `web/src/first-screen.ts` says what each means. */
export interface PageScriptFacts {
  entry: string
  routes: Record<string, string[]>
}

/** The page's own script, as one piece to be written into it. */
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
