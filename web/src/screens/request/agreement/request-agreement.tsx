import { screens } from '@tameer/contract'
import { agreementOfQuote } from '@tameer/quotes'
import { agree } from '#words/check-entrances'
import * as requestWords from '#words/request-page'
import { SiteLogo } from '../../../features/brand/site-logo.tsx'
import { AgreementSheet } from '../../../features/checked-quotes/agreement/later-sheet.ts'
import { specifiedFor } from '../../../features/checked-quotes/agreement/specified.ts'
import { noEdits } from '../../../features/checked-quotes/checked-sheet.ts'
import { keepAgreement, sheetOf, useCheckedSheets } from '../../../features/checked-quotes/checked-sheets.ts'
import { useSheetEstimate } from '../../../features/checked-quotes/use-sheet-estimate.ts'
import { BackLink } from '../../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../../ui/page-header.tsx'
import { PageNotes, type PageNotesProps } from '../owner/page-notes.tsx'
import { houseOfRequest } from '../owner/typed-beside.ts'
import { partNames } from './part-names.ts'

/**
 * `/request/:id?view=agreement`: the record of what was agreed with the chosen company. The homeowner's key changes it, on
 * this device; the family's reads it.
 */
export function RequestAgreement(notes: PageNotesProps) {
  const { request, invitations } = notes.opened.view
  const { id, mayAct, bill } = request
  const house = houseOfRequest(request) ?? ''
  const prices = request.priceBook ?? ''
  const of = { for: id, house, prices }
  const made = useSheetEstimate(of)
  const sheet = sheetOf(useCheckedSheets(), of)
  const chosen = invitations.find(({ state }) => state === 'chosen')
  const quote = chosen?.quote
  const back = (
    <BackLink to={screens.request.to(id)}>
      {mayAct ? requestWords.toRequest : requestWords.toRequestFamily}
    </BackLink>
  )
  if (made === undefined) return null
  if (!made || !bill || !quote || !('prices' in quote))
    return (
      <PageSheet>
        <PageHeader back={back} title={agree} />
        <PageNotes {...notes} />
      </PageSheet>
    )
  return (
    <PageSheet compact>
      <AgreementSheet
        back={back}
        edits={sheet?.agreement?.of === quote.id ? sheet.agreement : noEdits}
        facts={{
          agreement: agreementOfQuote(bill, quote),
          answers: made.estimate.answers,
          specified: specifiedFor(made, prices, bill),
          nameOf: partNames(bill),
          family: request.name,
          builder: chosen.company?.name ?? '',
        }}
        logo={<SiteLogo width={72} />}
        onEdit={mayAct ? (edits) => keepAgreement(sheet ?? of, quote.id, edits) : undefined}
      />
    </PageSheet>
  )
}
