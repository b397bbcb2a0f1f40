import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

const root = new URL('../../', import.meta.url)

/**
 * What goes together in one file where the bundler would write a dozen small ones: every file costs its headers and,
 * over HTTP/1.1, its turn. Each group is what nearly all screens of one kind need; a part that the others would load
 * for nothing stays alone.
 */
const together: Record<string, string[]> = {
  calls: [
    'contract/src/addresses.ts',
    'web/src/data/api-client.ts',
    'web/src/data/api-error.ts',
    'web/src/data/call.ts',
    'web/src/ui/message.tsx',
  ],
  directory: [
    'contract/src/links.ts',
    'contract/src/price-tiers.ts',
    'web/src/blocks/company-logo.tsx',
    'web/src/blocks/email-link.tsx',
    'web/src/blocks/outside-link.tsx',
    'web/src/blocks/page-links.tsx',
    'web/src/blocks/picture-source.ts',
    'web/src/data/portfolios-thunks.ts',
    'web/src/data/use-fetched.ts',
    'web/src/data/use-portfolio-list.ts',
    'web/src/lib/format.ts',
    'web/src/screens/contractors/directory-sheet.tsx',
    'web/src/screens/contractors/use-slow.ts',
    'web/src/ui/picture.tsx',
    'web/src/ui/skeleton.tsx',
  ],
  forms: [
    'web/src/blocks/form-problems.ts',
    'web/src/blocks/send-form.tsx',
    'web/src/blocks/use-left.ts',
    'web/src/blocks/use-redirect-soon.ts',
    'web/src/blocks/use-single-submit.ts',
    'web/src/data/auth-thunks.ts',
    'web/src/data/multipart-client.ts',
    'web/src/screens/auth/account-email-field.tsx',
    'web/src/screens/auth/auth-sheet.tsx',
    'web/src/screens/auth/elevation-drawing.tsx',
    'web/src/ui/password-field.tsx',
  ],
}

/** Throws when a part is no longer where it was. */
export function chunkGroups(): Rolldown.CodeSplittingOptions {
  const lost = Object.values(together)
    .flat()
    .filter((file) => !existsSync(fileURLToPath(new URL(file, root))))
  if (lost.length > 0) throw new Error(`These parts of the client's files are gone: ${lost.join(', ')}`)
  return {
    // Else a group takes along whatever its parts import, the libraries too.
    includeDependenciesRecursively: false,
    groups: [
      ...Object.entries(together).map(([name, files]) => ({
        name,
        test: (id: string) => files.some((file) => id.endsWith(`/${file}`)),
      })),
      // What every screen needs is one file with the entry.
      { name: 'index', tags: ['$initial' as const] },
    ],
  }
}
