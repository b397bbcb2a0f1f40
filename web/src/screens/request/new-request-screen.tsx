import { requestServices } from '@tameer/contract'
import { lazy, Suspense } from 'react'
import * as words from '#words/request-form'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'

// With the price book it is larger than the first screen of a visit may be.
const RequestForm = lazy(async () => {
  const { RequestForm } = await importWithRetry(() => import('./request-form.tsx'))
  return { default: RequestForm }
})

/** `/request`: the form for a request to up to three companies. */
export function NewRequestScreen() {
  return (
    <PageSheet>
      <Suspense
        fallback={
          <div className="min-h-screen">
            <PageHeader measure={words.measure} title={words.titles[requestServices.construction]} />
            <LoadingText>{words.waiting}</LoadingText>
          </div>
        }
      >
        <RequestForm />
      </Suspense>
    </PageSheet>
  )
}
