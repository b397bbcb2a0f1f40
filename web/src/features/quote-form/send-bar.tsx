import { displayPart } from '#words/amounts'
import * as words from '#words/quote-form'
import { Button } from '../../ui/button.tsx'
import { draftNoticeId } from './draft-notices.tsx'
import type { SavingState } from './draft-saver.ts'

interface SendBarProps {
  headlinePkr: number
  /** How it stands beside the estimate; an architect's fee has none. */
  compared?: string | undefined
  saving: SavingState
  /** How many things are to be mended, once sending was tried. */
  problems: number
}

/** Totals and the way to send, always in sight; whether all is saved stands beside them. */
export function SendBar({ headlinePkr, compared, saving, problems }: SendBarProps) {
  const isStuck = saving.is === 'conflict' || saving.is === 'offline' || saving.is === 'refused'
  return (
    <div className="stick-bottom z-10 -mx-4 mt-10 grid gap-x-6 border-edge border-t bg-paper px-4 py-1 sm:-mx-8 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-8">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-muted text-small">{words.yourTotal}</span>
          <span className="font-display text-h3 figures">
            {headlinePkr > 0 ? displayPart(headlinePkr) : words.noTotal}
          </span>
          {compared && <span className="text-muted text-small figures">{compared}</span>}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 text-small">
          <p className={isStuck ? 'text-alarm' : 'text-muted'} role="status">
            {words.savingState(saving.is)}
          </p>
          {isStuck && (
            <button className="link min-h-11" onClick={goToNotice} type="button">
              {words.seeWhy}
            </button>
          )}
        </div>
      </div>
      <div className="flex items-center gap-x-4">
        {problems > 0 && (
          <p className="text-alarm text-small" role="alert">
            {words.toMend(problems)}
          </p>
        )}
        <Button className="ms-auto max-sm:grow" type="submit" variant="main">
          {words.checkAndSend}
        </Button>
      </div>
    </div>
  )
}

/** The form is long: what to do stands at its beginning. */
function goToNotice() {
  const notice = document.getElementById(draftNoticeId)
  notice?.focus({ preventScroll: true })
  notice?.scrollIntoView({ block: 'center' })
}
