import { screens } from '@tameer/contract'
import * as words from '#words/houses'
import { forgetAllOfHouse } from '../../features/houses/forget-all-of-house.ts'
import type { KeptHouse } from '../../features/houses/own-houses.ts'
import { Button } from '../../ui/button.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { OpenByLink } from './open-by-link.tsx'
import { AskForLink } from './way-back/ask-for-link.tsx'

/** A house that no link opens. `kept`: what this device keeps of it. */
export function NoHouse({ kept }: { kept: KeptHouse | undefined }) {
  return (
    <PageSheet>
      <PageHeader title={words.noHouse} />
      <p className="mb-6 max-w-measure">{words.noHouseText}</p>
      <div className="grid gap-6">
        <OpenByLink />
        <AskForLink />
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        <ActionLink to={screens.houses.to()}>{words.title}</ActionLink>
        {kept && (
          <Button onClick={() => forgetAllOfHouse(kept.id)} variant="danger">
            {words.forget}
          </Button>
        )}
      </div>
    </PageSheet>
  )
}
