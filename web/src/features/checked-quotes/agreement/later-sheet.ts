import { lazy } from 'react'
import { importWithRetry } from '../../../net/import-with-retry.ts'

/** The sheet with its words in both languages, fetched when it is opened. */
export const AgreementSheet = lazy(async () => {
  const { AgreementSheet } = await importWithRetry(() => import('./agreement-sheet.tsx'))
  return { default: AgreementSheet }
})
