import * as words from '#words/request-page'
import { Fold } from '../../../ui/fold.tsx'
import { AskedPart } from './asked-part.tsx'
import { EndPart } from './end-part.tsx'
import { FamilyLink } from './family-link.tsx'
import { OwnLink } from './own-link.tsx'
import type { OpenedRequest } from './request-acts.ts'

/** Parts that are seldom needed, at the end of the page. */
export function FoldedParts({ opened }: { opened: OpenedRequest }) {
  const { state, mayAct } = opened.view.request
  const sent = mayAct ? words.asSent : words.asSentFamily
  return (
    <div className="min-w-0">
      <Fold title={state === 'unconfirmed' ? words.asWritten : sent}>
        <AskedPart opened={opened} />
      </Fold>
      {mayAct && (
        <>
          {state !== 'unconfirmed' && (
            <Fold title={words.familyLink}>
              <FamilyLink opened={opened} />
            </Fold>
          )}
          <Fold title={words.ownLink}>
            <OwnLink opened={opened} />
          </Fold>
          <Fold title={state === 'open' ? words.closeOrDelete : words.deleteRequest}>
            <EndPart opened={opened} />
          </Fold>
        </>
      )}
    </div>
  )
}
