import type { DetailedEstimate } from '@tameer/calculator'
import { requestAboutEstimate, screens } from '@tameer/contract'
import { type Ref, useState } from 'react'
import * as words from '#words/bill'
import { inBill } from '#words/check-entrances'
import { keepFirstHouse } from '../../../../features/own-house/house-of-bill.ts'
import { estimateQuery } from '../../../../lib/estimate-query.ts'
import { Button, buttonLook } from '../../../../ui/button.tsx'
import { ShareIcon } from '../../../../ui/icons.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ActionLink } from '../../../../ui/links.tsx'
import { BuildersLink } from '../../builders-link.tsx'
import { AsPicture } from './as-picture.tsx'
import { KeepToCompare } from './keep-to-compare.tsx'
import { MoreWays } from './more-ways.tsx'
import { SendByWhatsApp } from './send-by-whatsapp.tsx'
import { canShare, shareBill } from './share-bill.ts'
import type { Builders } from './use-builders.ts'

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
