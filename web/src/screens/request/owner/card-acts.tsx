import { type HomeownerInvitation, screens } from '@tameer/contract'
import * as words from '#words/request-page'
import { Button } from '../../../ui/button.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import type { OpenedRequest } from './request-acts.ts'
import { ShareNumber } from './share-number.tsx'

interface CardActsProps {
  opened: OpenedRequest
  invitation: HomeownerInvitation
  isMain: boolean
  /** Undefined where no other company can be asked in its place. */
  onAskAnother: (() => void) | undefined
  describedBy: string
}

/** Look at its quote, share the number, or ask another one. Choosing is where quotes are compared. */
export function CardActs({ opened, invitation, isMain, onAskAnother, describedBy }: CardActsProps) {
  const { quote, company } = invitation
  return (
    // Narrower buttons where the text is very large, or their words would not fit.
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden *:px-[min(1.25rem,4vw)]">
      {quote && (
        <ActionLink
          aria-describedby={describedBy}
          main={isMain}
          to={screens.request.to(opened.view.request.id, { view: 'quotes', invitation: invitation.id })}
        >
          {words.lookAtQuote}
        </ActionLink>
      )}
      {company && <ShareNumber {...{ opened, invitation, company, describedBy }} />}
      {onAskAnother && (
        <Button aria-describedby={describedBy} onClick={onAskAnother}>
          {words.askAnother}
        </Button>
      )}
    </div>
  )
}
