import { dayInPakistan, screens } from '@tameer/contract'
import { useMemo } from 'react'
import * as words from '#words/check'
import { threeH1 } from '#words/quotes-title'
import { type CheckedSheet, checkLimits } from '../../features/checked-quotes/checked-sheet.ts'
import { billOf } from '../../features/checked-quotes/sheet-house.ts'
import { useSheetEstimate } from '../../features/checked-quotes/use-sheet-estimate.ts'
import { compareOffers } from '../../features/quote-comparison/compared.ts'
import { typedOffer } from '../../features/quote-comparison/offer/typed-offer.ts'
import { Offers } from '../../features/quote-comparison/quote-comparison.tsx'
import { serverNow } from '../../lib/server-time.ts'
import { Link } from '../../ui/link.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { houseInWords } from './house-in-words.ts'
import { MissingCheck } from './missing-check.tsx'
import { SheetNotes } from './sheet-notes.tsx'
import { PrivateNote } from './start-page.tsx'
import { TakeCheckAlong } from './take-check-along.tsx'

interface ComparisonPageProps {
  sheet: CheckedSheet
  /** True for a check that somebody sent: nothing of it is kept yet. */
  readOnly?: boolean
}

/** Two or three typed prices side by side. */
export function ComparisonPage({ sheet, readOnly = false }: ComparisonPageProps) {
  const made = useSheetEstimate(sheet)
  const { quotes } = sheet
  const today = dayInPakistan(serverNow())
  const compared = useMemo(() => {
    if (!made) return undefined
    const bill = billOf(made.estimate, quotes, made.book)
    const { answers } = made.estimate
    return compareOffers(
      bill,
      quotes.map((quote) => typedOffer(quote, { bill, answers, today })),
    )
  }, [made, quotes, today])
  if (made === null) return <MissingCheck />
  if (!made || !compared) return null
  const { city, coveredAreaSft } = made.estimate.answers
  const { house } = sheet
  return (
    <>
      {!readOnly && <SheetNotes book={made.book} sheet={sheet} />}
      <PageHeader measure={houseInWords(made.estimate)} title={threeH1(quotes.length)} />
      <div className="grid grid-cols-1 gap-10">
        {!readOnly && (
          <nav aria-label={words.yourQuotes} className="flex flex-wrap gap-x-5">
            {quotes.map(({ id, name }) => (
              <Link
                className="link inline-flex min-h-11 items-center"
                key={id}
                to={screens.checkedQuote.to(id)}
              >
                <bdi>{name}</bdi>
              </Link>
            ))}
          </nav>
        )}
        <Offers
          compared={compared}
          onAsk={undefined}
          onChoose={undefined}
          request={{ city, bill: compared.bill, coveredAreaSft }}
          shownFirst={undefined}
        >
          {!readOnly && <TakeCheckAlong sheet={sheet} />}
        </Offers>
        {!readOnly && (
          <div className="grid gap-3 border-line border-t pt-6 print:hidden">
            {quotes.length < checkLimits.quotes && (
              <ActionLink to={screens.check.to({ house, add: true })}>
                {words.add} <span className="text-muted">{words.addN(String(quotes.length))}</span>
              </ActionLink>
            )}
            <PrivateNote>{words.keptT}</PrivateNote>
          </div>
        )}
      </div>
    </>
  )
}
