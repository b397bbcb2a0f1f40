import { screens } from '@tameer/contract'
import type { CheckedQuote } from '@tameer/quotes'
import { useCallback, useMemo } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import * as words from '#words/check'
import {
  type CheckedSheet,
  checkLimits,
  type SheetOf,
} from '../../../features/checked-quotes/checked-sheet.ts'
import {
  keepQuote,
  sheetOf,
  sheetWith,
  useCheckedSheets,
} from '../../../features/checked-quotes/checked-sheets.ts'
import { billOf } from '../../../features/checked-quotes/sheet-house.ts'
import { useSheetEstimate } from '../../../features/checked-quotes/use-sheet-estimate.ts'
import { type Way, wayOf, ways } from '../../../features/checked-quotes/ways.ts'
import { ActionLink, BackLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { houseInWords } from '../house-in-words.ts'
import { MissingCheck } from '../missing-check.tsx'
import { useHouse } from '../use-house.ts'
import { wayNames } from '../way-names.ts'
import { CheckForm } from './check-form.tsx'

/** The form for a new price, or for one that is kept. */
export function FormPage() {
  const { id } = useParams()
  const sheets = useCheckedSheets()
  const house = useHouse()
  const [query] = useSearchParams()
  if (id !== undefined) {
    const sheet = sheetWith(sheets, id)
    const before = sheet?.quotes.find((one) => one.id === id)
    return sheet && before ? (
      <OneForm before={before} key={id} of={sheet} sheet={sheet} way={wayOf(before)} />
    ) : (
      <MissingCheck />
    )
  }
  if (!house) return <Navigate replace to={screens.check.to()} />
  const way = ways.find((one) => one === query.get('way')) ?? 'complete'
  const sheet = sheetOf(sheets, house.of)
  return <OneForm before={undefined} key={`${way} ${house.of.house}`} of={house.of} sheet={sheet} way={way} />
}

interface OneFormProps {
  of: SheetOf
  sheet: CheckedSheet | undefined
  way: Way
  before: CheckedQuote | undefined
}

function OneForm({ of, sheet, way, before }: OneFormProps) {
  const navigate = useNavigate()
  const made = useSheetEstimate(sheet ?? of)
  const others = useMemo(() => sheet?.quotes.filter(({ id }) => id !== before?.id) ?? [], [sheet, before])
  const billFor = useCallback(
    (quote: Pick<CheckedQuote, 'scope'>) => {
      if (!made) throw new Error('the house is not read yet')
      return billOf(made.estimate, [...others, quote], made.book)
    },
    [made, others],
  )
  if (made === null) return <MissingCheck />
  if (!made) return null
  const isRequest = of.for !== 'own'
  const request = isRequest ? of.for : undefined
  const { house } = of
  const done = (quote: CheckedQuote) => {
    keepQuote(sheet ?? of, quote)
    const alone = others.length === 0
    void navigate(
      request
        ? screens.request.to(request, { view: 'quotes' })
        : alone
          ? screens.checkedQuote.to(quote.id)
          : screens.check.to(),
    )
  }
  return (
    <>
      <PageHeader
        back={
          <BackLink
            to={before ? screens.checkedQuote.to(before.id) : screens.check.to({ house, request, add: true })}
          >
            {wayNames[way]}
          </BackLink>
        }
        measure={houseInWords(made.estimate)}
        title={words.formH1}
      />
      {others.length >= checkLimits.quotes ? (
        <Message action={<ActionLink to={screens.check.to({ house })}>{words.yourQuotes}</ActionLink>}>
          {words.sFull}
        </Message>
      ) : (
        <CheckForm
          before={before}
          billFor={billFor}
          draftKey={before?.id ?? `${of.for} ${way} ${house}`}
          onDone={done}
          way={way}
        />
      )}
    </>
  )
}
