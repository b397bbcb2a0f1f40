import { expect, it } from 'vitest'
import { projectsOf, testsBeside } from './quick-check.ts'

it('checks the types of the workspaces of what changed, and of tests and tools where they are checked', () => {
  expect(projectsOf(['web/src/app/router.tsx', 'api/src/app.test.ts', 'README.md'])).toEqual(['web', 'api'])
  expect(projectsOf(['web/src/app/router.test.tsx', 'e2e/offline.e2e.ts'])).toEqual(['.'])
  expect(projectsOf(['api/test/factories.ts', 'contract/src/limits.ts'])).toEqual(['api', 'contract'])
})

it('finds the test of the same name, else those of the nearest folder, and no slow one', async () => {
  expect(await testsBeside(['scripts/suites/suites.ts'])).toEqual(['scripts/suites/suites.test.ts'])
  expect(await testsBeside(['web/src/screens/home/hero.tsx'])).toEqual([
    'web/src/screens/home/home-screen.test.tsx',
  ])
  expect(await testsBeside(['calculator/src/dataset/2026-11-26/changes.json'])).toContain(
    'calculator/src/dataset/price-book.test.ts',
  )
  expect((await testsBeside(['api/test/server-process.ts'])).join()).not.toContain('.slow.test.')
  expect(await testsBeside(['README.md', 'package.json'])).toEqual([])
})
