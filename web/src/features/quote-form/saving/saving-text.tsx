import * as words from '#words/quote-form'
import { draftNoticeId } from './draft-notices.tsx'
import type { SavingState } from './draft-saver.ts'

/** True while typed changes cannot be saved. */
export function isStuck({ is }: SavingState): boolean {
  return is === 'conflict' || is === 'offline' || is === 'refused'
}

/** Tells if everything typed is saved, with a link to the notice when it is not. */
export function SavingText({ saving }: { saving: SavingState }) {
  const stuck = isStuck(saving)
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small">
      <p className={stuck ? 'text-alarm' : 'text-muted'} role="status">
        {savingInWords(saving)}
      </p>
      {stuck && (
        <button className="link min-h-11" onClick={goToNotice} type="button">
          {words.seeWhy}
        </button>
      )}
    </div>
  )
}

function savingInWords(saving: SavingState): string {
  if (saving.is === 'saved') return saving.at ? words.savedAt(saving.at) : words.savingState('saved')
  if (saving.is !== 'offline') return words.savingState(saving.is)
  const { since, kept } = saving
  return since ? words.notSavedSince(since, kept) : words.notSavedAtAll(kept)
}

/** Scrolls to the notice at the beginning of the long form. */
function goToNotice() {
  const notice = document.getElementById(draftNoticeId)
  notice?.focus({ preventScroll: true })
  notice?.scrollIntoView({ block: 'center' })
}
