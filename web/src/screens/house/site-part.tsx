import { daysBetween } from '@tameer/contract'
import * as chat from '#words/house-chat'
import * as words from '#words/house-page'
import { stageDone, stageName } from '#words/house-questions'
import type { OpenedHouse } from '../../features/houses/house-acts.ts'
import { Sentence } from '../../ui/text/sentence.tsx'
import { TellOnWhatsApp } from './after-act.tsx'
import { onDay, placeOf } from './house-in-words.ts'
import { nextStage } from './red-act.ts'

/** For the builder's side: what is on now and until when, then what waits for the family. */
export function SitePart({ opened: { view } }: { opened: OpenedHouse }) {
  const { house, stages } = view
  const next = house.state === 'open' ? nextStage(view) : undefined
  const waiting = stages.filter(({ state }) => state === 'claimed')
  return (
    <div className="mb-8 grid gap-4">
      {house.linkName && <p className="text-muted text-small">{words.linkOf(house.linkName)}</p>}
      {next && (
        <section>
          <p className="text-muted text-small">{words.nowOnSite}</p>
          <h2 className="mt-0.5 mb-1.5 text-h2">{words.stageUntil(stageName(next.stage), next.shiftedOn)}</h2>
          <p className="text-muted text-small">{timeLeft(next.shiftedOn, house.today)}</p>
        </section>
      )}
      {waiting.map(
        ({ id, stage, claim }) =>
          claim && (
            <section className="border border-line bg-sheet p-4 sm:px-6 sm:py-5" key={id}>
              <p className="mb-4">
                <Sentence
                  parts={words.stageWaits(
                    <b className="font-semibold" key="stage">
                      {stageName(stage)}
                    </b>,
                    onDay(claim.at),
                  )}
                />
              </p>
              <TellOnWhatsApp
                id={house.id}
                label={words.remind}
                line={chat.claimed(stageDone(stage), placeOf(house))}
                stageId={id}
              />
            </section>
          ),
      )}
    </div>
  )
}

function timeLeft(until: string | null, today: string): string {
  if (until === null) return words.enough
  const days = daysBetween(today, until)
  return days < 0 ? words.afterAgreedDay(-days) : words.daysLeft(days)
}
