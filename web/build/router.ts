import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Resolves react-router to its production build. The package itself names only the development build, which has
 * more messages for developers.
 */
export const routerForPeople = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('production/index.mjs', import.meta.resolve('react-router').replace(/development.*/, '')),
  ),
}

/**
 * Lets the bundler drop parts of react-router that no screen uses, 3 KB of each visit. The names that the router
 * gives its parts for developers' tools would keep them in the build.
 */
export const routerInUse: Plugin = {
  name: 'tameer:router-in-use',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/(?<== )React\d+\.forwardRef\(/g, '/* @__PURE__ */ $&'),
  },
}
