import { lazy, Suspense } from 'react'
import * as words from '#words/house-start'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'

const StartPage = lazy(async () => {
  const { StartPage } = await importWithRetry(() => import('./start/start-form.tsx'))
  return { default: StartPage }
})

/** `/house/new`: begins a house with a chosen quote, with a price of one's own builder, or with an estimate. */
export function NewHouseScreen() {
  return (
    <Suspense fallback={<Waiting />}>
      <StartPage />
    </Suspense>
  )
}

function Waiting() {
  return (
    <PageSheet busy compact>
      <PageHeader compact measure={words.lead} title={words.title} />
      <LoadingText />
    </PageSheet>
  )
}
