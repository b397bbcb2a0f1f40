import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import * as words from '#words/check'
import { sheetWith, useCheckedSheets } from '../../features/checked-quotes/checked-sheets.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { PageSheet } from '../../ui/page-header.tsx'
import { AgreementPage, ComparisonPage, FormPage, ResultPage } from './later-pages.ts'
import { MissingCheck } from './missing-check.tsx'
import { StartPage } from './start-page.tsx'
import { Waiting } from './waiting.tsx'

const OpenedPage = lazy(async () => {
  const { OpenedPage } = await importWithRetry(() => import('./opened-page.tsx'))
  return { default: OpenedPage }
})

/** `/check` and `/check/:id`: the start, the result of one price, or the comparison of two and three. */
export const CheckScreen = () => (
  <Screen title={words.inHomeTitle}>
    <Shown />
  </Screen>
)

/** `/check/new` and `/check/:id/edit`: the form of a builder's price. */
export const CheckFormScreen = () => (
  <Screen title={words.formH1}>
    <FormPage />
  </Screen>
)

/** `/check/:id/agreement`: the record of what was agreed, from a typed price. */
export const AgreementScreen = () => (
  <Screen title={words.agree}>
    <AgreementPage />
  </Screen>
)

/** `title` stands there while the files of a page are on the way. */
function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageSheet compact>
      <Suspense fallback={<Waiting title={title} />}>{children}</Suspense>
    </PageSheet>
  )
}

function Shown() {
  const { id } = useParams()
  const [query] = useSearchParams()
  const sheets = useCheckedSheets()
  const [file, setFile] = useState<Blob>()
  if (id !== undefined) {
    const sheet = sheetWith(sheets, id)
    return sheet ? <ResultPage id={id} key={id} sheet={sheet} /> : <MissingCheck />
  }
  const link = query.get('in')
  if (link !== null) return <OpenedPage from={link} key={link} />
  if (file) return <OpenedPage from={file} onKept={() => setFile(undefined)} />
  const [sheet] = sheets.filter((one) => one.for === 'own')
  const [first] = sheet?.quotes ?? []
  if (!sheet || !first || query.has('add') || query.has('city')) return <StartPage onFile={setFile} />
  return sheet.quotes.length === 1 ? (
    <ResultPage id={first.id} sheet={sheet} />
  ) : (
    <ComparisonPage sheet={sheet} />
  )
}
