import { screens } from '@tameer/contract'
import { agreementOfChecked } from '@tameer/quotes'
import { useParams } from 'react-router'
import { SiteLogo } from '../../../features/brand/site-logo.tsx'
import { AgreementSheet } from '../../../features/checked-quotes/agreement/later-sheet.ts'
import { specifiedFor } from '../../../features/checked-quotes/agreement/specified.ts'
import { type CheckedSheet, noEdits } from '../../../features/checked-quotes/checked-sheet.ts'
import {
  keepAgreement,
  sheetWith,
  useCheckedSheets,
} from '../../../features/checked-quotes/checked-sheets.ts'
import { billOf } from '../../../features/checked-quotes/sheet-house.ts'
import { useSheetEstimate } from '../../../features/checked-quotes/use-sheet-estimate.ts'
import { BackLink } from '../../../ui/links.tsx'
import { MissingCheck } from '../missing-check.tsx'

/** The agreement from a price that this device keeps. */
export function AgreementPage() {
  const { id = '' } = useParams()
  const sheet = sheetWith(useCheckedSheets(), id)
  return sheet ? <OfSheet id={id} sheet={sheet} /> : <MissingCheck />
}

function OfSheet({ id, sheet }: { id: string; sheet: CheckedSheet }) {
  const made = useSheetEstimate(sheet)
  const quote = sheet.quotes.find((one) => one.id === id)
  if (made === null) return <MissingCheck />
  if (!made || !quote) return null
  const { estimate, book } = made
  const bill = billOf(estimate, [quote], book)
  const facts = {
    agreement: agreementOfChecked(bill, quote),
    answers: estimate.answers,
    specified: specifiedFor(made, sheet.prices, bill),
  }
  return (
    <AgreementSheet
      back={
        <BackLink to={screens.checkedQuote.to(id)}>
          <bdi>{quote.name}</bdi>
        </BackLink>
      }
      edits={sheet.agreement?.of === id ? sheet.agreement : noEdits}
      facts={facts}
      logo={<SiteLogo width={72} />}
      onEdit={(edits) => keepAgreement(sheet, id, edits)}
    />
  )
}
