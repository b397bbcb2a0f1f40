import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/request-form'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'

// With the price book it is larger than what the first screen of a visit may weigh.
const RequestForm = lazy(async () => {
  const { RequestForm } = await importWithRetry(() => import('./request-form.tsx'))
  return { default: RequestForm }
})

/** `/request`: a brief for up to three companies. */
export function NewRequestScreen() {
  const step = useSearchParams()[0].get('step')
  // Said once: on a phone the later steps are about one thing each.
  const lead = step && step !== 'what' ? undefined : words.lead
  return (
    <PageSheet>
      <PageHeader lead={lead} title={words.title} />
      <Suspense
        fallback={
          <div className="min-h-screen">
            <LoadingText>{words.waiting}</LoadingText>
          </div>
        }
      >
        <RequestForm />
      </Suspense>
    </PageSheet>
  )
}
