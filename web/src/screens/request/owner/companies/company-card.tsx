import type { HomeownerInvitation } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/request-page'
import type { AnyOffer } from '../../../../features/quote-comparison/compared.ts'
import { Sentence } from '../../../../ui/text/sentence.tsx'
import { QuoteFigures } from '../quote-figures.tsx'
import type { OpenedRequest } from '../request-acts.ts'
import { Track } from '../track.tsx'
import { CardActs } from './card-acts.tsx'
import { CardHead } from './card-head.tsx'
import { CardTalk } from './card-talk.tsx'

interface CompanyCardProps {
  opened: OpenedRequest
  invitation: HomeownerInvitation
  /** Its quote, compared with the estimate. */
  offer: AnyOffer | undefined
  /** True for a quote that was not opened on this device. */
  isNew: boolean
  /** True when its quote should be looked at first. */
  isMain: boolean
  /** Undefined when no other company can be asked instead. */
  onAskAnother: (() => void) | undefined
}

/** One company: its state, its price, and the acts of the homeowner. */
export function CompanyCard({ opened, invitation, offer, isNew, isMain, onAskAnother }: CompanyCardProps) {
  const { company, declineText, phoneReleased, releasedAt } = invitation
  const { mayAct, state, phone } = opened.view.request
  const nameId = useId()
  return (
    <article aria-labelledby={nameId} className="border border-line bg-sheet p-4 sm:px-6 sm:py-5">
      <CardHead invitation={invitation} isNew={isNew} nameId={nameId} />
      <Track invitation={invitation} />
      {offer && <QuoteFigures mayAsk={mayAct && state === 'open'} offer={offer} />}
      {declineText && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {words.quoted(declineText)}
        </p>
      )}
      {phoneReleased && company && phone && (
        <p className="mt-2 font-semibold text-small">
          <Sentence parts={seesPhone(phone, releasedAt)} />
        </p>
      )}
      <CardActs
        invitation={invitation}
        opened={opened}
        isMain={isMain}
        onAskAnother={onAskAnother}
        describedBy={nameId}
      />
      {company && <CardTalk invitation={invitation} opened={opened} company={company} describedBy={nameId} />}
    </article>
  )
}

function seesPhone(phone: string, since: string | null) {
  const number = (
    <bdi className="whitespace-nowrap font-normal" dir="ltr" key="phone">
      {phone}
    </bdi>
  )
  return since ? words.seesPhoneSince(number, since) : words.seesPhone(number)
}
