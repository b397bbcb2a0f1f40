import { lazy, Suspense } from 'react'
import * as words from '#words/check'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { PageSheet } from '../../ui/page-header.tsx'
import { Waiting } from './waiting.tsx'

// With the price book it is larger than the first screen of a visit may be.
const FormPage = lazy(async () => {
  const { FormPage } = await importWithRetry(() => import('./form/form-page.tsx'))
  return { default: FormPage }
})

/** `/check/new` and `/check/:id/edit`: the form of a builder's price. */
export function CheckFormScreen() {
  return (
    <PageSheet compact>
      <Suspense fallback={<Waiting title={words.formH1} />}>
        <FormPage />
      </Suspense>
    </PageSheet>
  )
}
