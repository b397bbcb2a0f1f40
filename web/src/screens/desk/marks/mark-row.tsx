import { type DeskMark, deskScreens } from '@tameer/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import * as words from '#words/desk-marks'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { ApiError } from '../../../net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { hoursSince } from '../hours-since.ts'
import { CheckDialog } from './check-dialog.tsx'
import { MarkDocument } from './mark-document.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { RegisterLink } from './register-link.tsx'

interface MarkRowProps {
  mark: DeskMark
  /** Called after the mark was accepted or refused. */
  onDecided: () => void
  /** Called when somebody else has changed the mark. */
  onStale: () => void
  /** The dialog that is open for it. */
  asking: MarkQuestion | undefined
  /** Opens a dialog; without a question it is closed. */
  ask: (question?: MarkQuestion) => void
}

export type MarkQuestion = 'check' | 'refuse'

/** A mark, how long it waits, and the way to the decision about it. */
export function MarkRow({ mark, onDecided, onStale, asking, ask }: MarkRowProps) {
  const { id, kind, category, number, holder, companyId, companyName, state, validUntil, hasDocument } = mark
  const name = words.kinds[kind]
  const waits = state === 'entered'
  const [stale, setStale] = useState(false)
  const decide = async (act: Promise<undefined>, done: string) => {
    try {
      await act
    } catch (error) {
      setStale(error instanceof ApiError && /conflict|not-found/.test(error.code))
      throw error
    }
    ask()
    showToast(done)
    onDecided()
  }
  const close = () => {
    ask()
    if (stale) onStale()
  }
  const label = (act: string) => `${act}: ${name}, ${companyName}`
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-medium">
          <Link className="link" to={deskScreens.deskCompany.to(companyId)}>
            <bdi>{companyName}</bdi>
          </Link>
        </h2>
        <p>
          {[name, category && words.categoryName(category), words.number(number)].filter(Boolean).join(' · ')}
        </p>
        {holder && <p>{words.holder(holder)}</p>}
        {waits && mark.secondTry && <p className="font-medium">{words.secondTry}</p>}
        {mark.renamedFrom && <p className="font-medium">{words.renamedFrom(mark.renamedFrom)}</p>}
        <p className="text-muted text-small">
          {[
            waits && words.waits(hoursSince(mark.waitingSince)),
            words.enteredOn(words.day(mark.enteredAt.slice(0, 10))),
            mark.checkedOn && words.checkedOn(words.day(mark.checkedOn)),
            validUntil ? words.endsOn(words.day(validUntil)) : words.neverEnds,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {!waits && <RegisterLink kind={kind} number={number} />}
        {!waits && hasDocument && <MarkDocument label={label} mark={mark} />}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {waits ? (
          <Button aria-label={label(words.check)} onClick={() => ask('check')} variant="main">
            {words.check}
          </Button>
        ) : (
          <Button aria-label={label(words.takeBack)} onClick={() => ask('refuse')} variant="danger">
            {words.takeBack}
          </Button>
        )}
      </div>
      {asking === 'check' && (
        <CheckDialog
          mark={mark}
          onClose={close}
          onRefuse={() => ask('refuse')}
          send={(day) =>
            decide(
              callDesk('checkMark', { params: { id }, body: { validUntil: day, companyName } }),
              words.accepted,
            )
          }
        />
      )}
      <RefuseDialog
        mark={mark}
        onClose={close}
        open={asking === 'refuse'}
        send={(why) =>
          decide(
            callDesk('refuseMark', {
              params: { id },
              body: { state: waits ? 'entered' : 'checked', ...why },
            }),
            words.refused,
          )
        }
      />
    </li>
  )
}
