import { lazy } from 'react'
import { importWithRetry } from '../../net/import-with-retry.ts'

// With the price book they are larger than the first screen of a visit may be.
export const ResultPage = lazy(async () => {
  const { ResultPage } = await importWithRetry(() => import('./result/result-page.tsx'))
  return { default: ResultPage }
})
export const ComparisonPage = lazy(async () => {
  const { ComparisonPage } = await importWithRetry(() => import('./comparison-page.tsx'))
  return { default: ComparisonPage }
})
