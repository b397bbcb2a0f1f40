import { type DeskMark, deskScreens, type MarkKind } from '@tameer/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import * as words from '#words/desk-marks'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { ApiError } from '../../../net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { OutsideLink } from '../../../ui/links.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { MarkDocument } from './mark-document.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

/** Addresses of the public registers. */
const registers: Record<MarkKind, string> = {
  pec: 'https://www.pec.org.pk/',
  pcatp: 'https://pcatp.org.pk/',
  registration: 'https://www.secp.gov.pk/',
  ntn: 'https://www.fbr.gov.pk/',
}

interface MarkRowProps {
  mark: DeskMark
  /** Called after the mark was accepted or refused. */
  onDecided: () => void
  /** Called when somebody else has changed the mark. */
  onStale: () => void
}

/** A mark, the register's page to compare it with, and the decision about it. */
export function MarkRow({ mark, onDecided, onStale }: MarkRowProps) {
  const { id, kind, number, holder, companyId, companyName, state, validUntil, hasDocument } = mark
  const [asking, setAsking] = useState<'accept' | 'refuse'>()
  const name = words.kinds[kind]
  const [stale, setStale] = useState(false)
  const decide = async (act: Promise<undefined>, done: string) => {
    try {
      await act
    } catch (error) {
      setStale(error instanceof ApiError && /conflict|not-found/.test(error.code))
      throw error
    }
    setAsking(undefined)
    showToast(done)
    onDecided()
  }
  const close = () => {
    setAsking(undefined)
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
          {name} · {words.number(number)}
        </p>
        {holder && <p>{words.holder(holder)}</p>}
        {mark.renamedFrom && <p className="font-medium">{words.renamedFrom(mark.renamedFrom)}</p>}
        <p className="text-muted text-small">
          {[
            words.enteredOn(words.day(mark.enteredAt.slice(0, 10))),
            mark.checkedOn && words.checkedOn(words.day(mark.checkedOn)),
            validUntil ? words.endsOn(words.day(validUntil)) : words.neverEnds,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-1 text-small">
          <OutsideLink className="link inline-block py-1" href={registers[kind]}>
            {words.register}
          </OutsideLink>
        </p>
        {hasDocument && <MarkDocument id={id} kind={kind} label={label} />}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {state === 'entered' && (
          <Button aria-label={label(words.accept)} onClick={() => setAsking('accept')} variant="main">
            {words.accept}
          </Button>
        )}
        <Button
          aria-label={label(state === 'entered' ? words.refuse : words.takeBack)}
          onClick={() => setAsking('refuse')}
          variant="danger"
        >
          {state === 'entered' ? words.refuse : words.takeBack}
        </Button>
      </div>
      <AcceptDialog
        mark={mark}
        onClose={close}
        open={asking === 'accept'}
        send={(day) =>
          decide(callDesk('checkMark', { params: { id }, body: { validUntil: day } }), words.accepted)
        }
      />
      <RefuseDialog
        mark={mark}
        onClose={close}
        open={asking === 'refuse'}
        send={(why) =>
          decide(
            callDesk('refuseMark', {
              params: { id },
              body: { state: state === 'entered' ? 'entered' : 'checked', ...why },
            }),
            words.refused,
          )
        }
      />
    </li>
  )
}
