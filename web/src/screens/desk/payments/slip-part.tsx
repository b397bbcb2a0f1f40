import type { DeskPayment } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-payments'
import { fetchSlip } from '../../../features/desk/desk-calls.ts'
import { Button } from '../../../ui/button.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { PrivatePaper } from '../private-paper.tsx'

/** The slip of a transfer, fetched once somebody wants to see it. */
export function SlipPart({ payment: { id, payer, reference } }: { payment: DeskPayment }) {
  const [isShown, setShown] = useState(false)
  return (
    <NamedSection lead={words.slipLead} title={words.slip}>
      {isShown ? (
        <div className="max-w-form">
          <PrivatePaper fileName={reference} id={id} load={fetchSlip} name={words.slipOf(payer)} />
        </div>
      ) : (
        <Button onClick={() => setShown(true)}>{words.showSlip}</Button>
      )}
    </NamedSection>
  )
}
