import type { DetailedEstimate } from '@tameer/calculator'
import { useState } from 'react'
import * as words from '#words/bill'
import { Button } from '../../../../ui/button.tsx'
import { InAppNote } from '../../../../ui/in-app-note.tsx'
import { saveCsv, saveXlsx } from './bill-files.ts'
import { SendByWhatsApp } from './send-by-whatsapp.tsx'
import { canShare, copyLink } from './share-bill.ts'

/** The ways that few take: on paper, by WhatsApp where there is a share sheet too, the link, files. */
export function MoreWays({ estimate }: { estimate: DetailedEstimate }) {
  return (
    <div className="flex flex-wrap gap-2 md:gap-3">
      <Button onClick={() => window.print()}>{words.printOrPdf}</Button>
      {canShare() && <SendByWhatsApp estimate={estimate} />}
      <Button onClick={() => void copyLink(estimate)}>{words.copyLink}</Button>
      <Spreadsheet estimate={estimate} />
      <Button onClick={() => saveCsv(estimate)}>{words.csv}</Button>
      <InAppNote link={null} />
    </div>
  )
}

function Spreadsheet({ estimate }: { estimate: DetailedEstimate }) {
  const [making, setMaking] = useState(false)
  const make = async () => {
    setMaking(true)
    await saveXlsx(estimate)
    setMaking(false)
  }
  return (
    <Button busy={making} onClick={() => void make()}>
      {making ? words.xlsxPreparing : words.xlsx}
    </Button>
  )
}
