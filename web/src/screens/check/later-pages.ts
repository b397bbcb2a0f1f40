import { lazy } from 'react'
import { importWithRetry } from '../../net/import-with-retry.ts'

// With the price book they are larger than the first screen of a visit may be. The form and its result share most of
// their code, and people see them one after the other.
const loadPages = () => importWithRetry(() => import('./check-pages.tsx'))

export const FormPage = lazy(async () => {
  const { FormPage } = await loadPages()
  return { default: FormPage }
})
export const ResultPage = lazy(async () => {
  const { ResultPage } = await loadPages()
  return { default: ResultPage }
})
export const ComparisonPage = lazy(async () => {
  const { ComparisonPage } = await importWithRetry(() => import('./comparison-page.tsx'))
  return { default: ComparisonPage }
})
export const AgreementPage = lazy(async () => {
  const { AgreementPage } = await loadPages()
  return { default: AgreementPage }
})
