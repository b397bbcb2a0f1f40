import { type DeskPayment, deskScreens, refundReasons } from '@tameer/contract'
import * as words from '#words/desk-payments'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { Link } from '../../../ui/link.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'

/** The lines of a payment, oldest first. */
export function PaymentEvents({ payment: { id, events } }: { payment: DeskPayment }) {
  return (
    <NamedSection close lead={words.happenedLead} title={words.happened}>
      <ol className="divide-y divide-line border-line border-y">
        {events.map(({ event, detail, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other name, and are only added to
          <li className="py-3" key={place}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 font-medium">{words.events[event]}</p>
              <time className="text-muted text-small figures" dateTime={at}>
                {momentInPakistan(at)}
              </time>
            </div>
            {detail && (
              <p className="break-words text-small">
                <bdi>{inWords(detail)}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <Link className="link" to={deskScreens.deskLog.to({ subject: id })}>
          {words.inLog}
        </Link>
      </p>
    </NamedSection>
  )
}

/** A detail that is the name of a reason is put into words; others are shown as they were written. */
function inWords(detail: string): string {
  const reason = refundReasons.find((one) => one === detail)
  return reason ? words.reasons[reason] : detail
}
