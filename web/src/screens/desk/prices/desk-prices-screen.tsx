import { oldPriceDays } from '@tameer/contract'
import { lazy, Suspense, useState } from 'react'
import * as words from '#words/desk-prices'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Button } from '../../../ui/button.tsx'
import { Fetching } from '../../../ui/fetched.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { NewPricesPart } from './new-prices-part.tsx'
import { type NewPrice, placeOf, type TypedSource, takeBack } from './prepared.ts'
import { PriceTable } from './price-table.tsx'
import { type DeskBook, useDeskBook } from './use-desk-book.ts'

const PreviewPart = lazy(async () => {
  const { PreviewPart } = await importWithRetry(() => import('./preview-part.tsx'))
  return { default: PreviewPart }
})

/** `/desk/prices`: the prices of every article and city, and a way to publish new ones. An editor prepares only. */
export function DeskPricesScreen() {
  const prices = useDeskBook()
  const { value } = prices
  return (
    <>
      <PageHeader lead={words.lead} measure={value ? words.version(value.version) : ''} title={words.title} />
      <Fetching failed={words.loadingFailed} loading={words.loading} of={prices} />
      {value && <Prices key={value.version} onPublished={prices.retry} prices={value} />}
    </>
  )
}

const noSource: TypedSource = { name: '', url: '', day: '', kind: 'published' }

function Prices({ prices, onPublished }: { prices: DeskBook; onPublished: () => void }) {
  const { book, before, newest, old } = prices
  const [source, setSource] = useState(noSource)
  const [drafted, setDrafted] = useState<readonly NewPrice[]>([])
  if (!book) return <Message kind="alert">{words.reload}</Message>
  const put = (added: readonly NewPrice[]) =>
    setDrafted((known) => {
      const places = new Set(added.map(placeOf))
      return [...known.filter((one) => !places.has(placeOf(one))), ...added].filter(({ text }) => text !== '')
    })
  return (
    <>
      {old > 0 && <Message kind="alert">{words.old(old, oldPriceDays)}</Message>}
      <NewPricesPart onSource={setSource} put={put} source={source} />
      <Suspense fallback={null}>
        <PreviewPart base={book} drafted={drafted} onPublished={onPublished} put={put} />
      </Suspense>
      <PriceTable book={book} drafted={drafted} put={put} source={source} />
      {newest && before && (
        <div className="mt-6">
          <Button
            onClick={() =>
              put(
                takeBack(newest.entries, before, {
                  note: words.takenBack(newest.version),
                  source: words.compiledSource(before.version),
                }),
              )
            }
          >
            {words.takeBack}
          </Button>
          <p className="mt-2 text-muted text-small">{words.takeBackHint}</p>
        </div>
      )}
    </>
  )
}
