import { type Billing, daysBetween } from '@tameer/contract'
import { type CSSProperties, useId } from 'react'
import * as words from '#words/billing'
import { Fold } from '../../ui/fold.tsx'

/** The plan of a company today: the time paid for as a dimension line, and what it uses. */
export function PlanNow({ billing }: { billing: Billing }) {
  const { standing, projects, samples, nothingCharged, sold } = billing
  const { plan, until, from, next, limits } = standing
  const id = useId()
  return (
    <section aria-labelledby={id} className="drafted px-[min(1.25rem,6vw)] py-5 sm:px-8 sm:py-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h2" id={id}>
          {words.planName(plan)}
        </h2>
        <p className="text-muted">
          {until ? words.untilDay(until) : words.noEnd}
          {next && `${words.comma}${words.thenUntil(next.plan, next.until)}`}
        </p>
      </div>
      {!sold && <p className="mt-3">{words.nothingSold}</p>}
      {from && until && <PaidTime billing={billing} from={from} until={until} />}
      <div className="mt-5">
        <div className="flex flex-wrap justify-between gap-x-3">
          <span>{words.projects}</span>
          <b className="font-medium figures">{words.used(projects, limits.projects)}</b>
        </div>
        <progress
          aria-label={words.usedProjects(projects, limits.projects)}
          className="progress mt-1 h-1.5 w-full"
          max={limits.projects}
          value={Math.min(projects, limits.projects)}
        />
      </div>
      {limits.logoOnSharePictures && sold && <p className="mt-3 text-small">{words.logoShown}</p>}
      {(samples || nothingCharged) && (
        <p className="mt-3 text-muted text-small">
          {samples && words.samples} {nothingCharged && words.nothingCharged}
        </p>
      )}
      <div className="mt-4 border-line border-t">
        <Fold heading="h3" title={words.stop}>
          <p>{until ? words.stopText((next ?? standing).plan, next?.until ?? until) : words.stopFree}</p>
        </Fold>
      </div>
    </section>
  )
}

/** The paid time as a line between two ticks, the part that is over filled, with today on it. */
function PaidTime({ billing, from, until }: { billing: Billing; from: string; until: string }) {
  const { standing, today } = billing
  const length = Math.max(1, daysBetween(from, until))
  const gone = Math.min(1, Math.max(0, daysBetween(from, today) / length))
  return (
    <div
      aria-label={words.span(standing.plan, from, until, today)}
      className="mt-4"
      role="img"
      style={{ '--gone': `${Math.round(gone * 100)}%` } as CSSProperties}
    >
      <div className="min-h-6 text-small">
        <b className="paid-today font-medium">{words.today}</b>
      </div>
      <div className="paid-time" />
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-small">
        <span>{words.day(from)}</span>
        <span className="ms-auto">{words.day(until)}</span>
      </div>
    </div>
  )
}
