import type { DetailedEstimate } from '@tameer/calculator'
import { requestAboutEstimate, screens } from '@tameer/contract'
import { type Ref, useState } from 'react'
import * as words from '#words/bill'
import { beginHouse, inBill } from '#words/check-entrances'
import { keepFirstHouse } from '../../../../../features/own-house/house-of-bill.ts'
import { estimateQuery } from '../../../../../lib/estimate-query.ts'
import { Button, buttonLook } from '../../../../../ui/button.tsx'
import { ShareIcon, WhatsAppIcon } from '../../../../../ui/icons.tsx'
import { Link } from '../../../../../ui/link.tsx'
import { ActionLink, OutsideLink } from '../../../../../ui/links.tsx'
import { InAppNote } from '../../../../../ui/text/in-app-note.tsx'
import { BuildersLink } from '../../../builders-link.tsx'
import type { Builders } from '../use-builders.ts'
import { AsPicture } from './as-picture.tsx'
import { saveCsv, saveXlsx } from './bill-files.ts'
import { KeepToCompare } from './keep-to-compare.tsx'
import { canShare, copyLink, shareBill, whatsAppLink } from './share-bill.ts'

type BillActionsProps = { estimate: DetailedEstimate; builders: Builders; ref: Ref<HTMLElement> }

/** Quiet beside the buttons above, which are the way on. */
const smallLook = 'px-0! text-small'

/** Buttons for the bill: share it, find builders, save it, and download it as a file. */
export function BillActions({ estimate, builders, ref }: BillActionsProps) {
  const [more, setMore] = useState(false)
  return (
    <section aria-label={words.whatToDo} className="mt-4 grid gap-2" ref={ref}>
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        {canShare() ? (
          <Button
            aria-label={words.shareEstimate}
            className="gap-1.5! px-3!"
            onClick={() => void shareBill(estimate)}
          >
            <ShareIcon />
            {words.share}
          </Button>
        ) : (
          <SendByWhatsApp estimate={estimate} />
        )}
        <BuildersLink
          // Red on a phone alone: on a wide screen that is the button of the bar, always in sight.
          className={buttonLook(
            'main',
            'flex-[1_1_auto] px-3! md:border-edge md:bg-sheet md:text-ink md:hover:border-blue md:hover:bg-sheet md:hover:text-blue',
          )}
          city={estimate.answers.city}
          onGo={() => keepFirstHouse(estimate)}
        >
          <span className="md:hidden">{words.buildersShort(builders.count)}</span>
          <span className="max-md:hidden">{builders.name}</span>
        </BuildersLink>
        <ActionLink className="max-md:basis-full" to={requestAboutEstimate(estimateQuery(estimate))}>
          {words.askForPrices}
        </ActionLink>
        <Link
          className="link inline-flex min-h-11 basis-full items-center text-small"
          to={screens.check.to({ house: estimateQuery(estimate) })}
        >
          {inBill}
        </Link>
        <div className="flex basis-full flex-wrap gap-x-3 max-md:justify-between md:gap-x-8">
          <KeepToCompare className={smallLook} estimate={estimate} />
          <AsPicture className={smallLook} estimate={estimate} />
          <Button aria-expanded={more} className={smallLook} onClick={() => setMore(!more)} variant="quiet">
            {words.moreWays}
          </Button>
        </div>
      </div>
      {more && <MoreWays estimate={estimate} />}
    </section>
  )
}

/** The ways that few take: on paper, by WhatsApp where there is a share sheet too, the link, files. */
function MoreWays({ estimate }: { estimate: DetailedEstimate }) {
  return (
    <div className="flex flex-wrap gap-2 md:gap-3">
      <Button onClick={() => window.print()}>{words.printOrPdf}</Button>
      {canShare() && <SendByWhatsApp estimate={estimate} />}
      <Button onClick={() => void copyLink(estimate)}>{words.copyLink}</Button>
      <Spreadsheet estimate={estimate} />
      <Button onClick={() => void saveCsv(estimate)}>{words.csv}</Button>
      <ActionLink to={screens.newHouse.to()}>{beginHouse}</ActionLink>
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

/** Opens a chat with the bill in it, to whomever one chooses there. */
function SendByWhatsApp({ estimate }: { estimate: DetailedEstimate }) {
  return (
    <OutsideLink
      aria-label={words.sendByWhatsApp}
      className={buttonLook('plain', 'gap-1.5! px-3!')}
      href={whatsAppLink(estimate)}
    >
      <WhatsAppIcon />
      {words.whatsapp}
    </OutsideLink>
  )
}
