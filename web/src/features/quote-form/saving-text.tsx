import * as words from '#words/quote-form'
import { draftNoticeId } from './draft-notices.tsx'
import type { SavingState } from './draft-saver.ts'

/** Whether what is typed cannot be saved at present. */
export function isStuck({ is }: SavingState): boolean {
  return is === 'conflict' || is === 'offline' || is === 'refused'
}

/** Whether all that is typed is saved, and the way to what to do when it is not. */
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

/** The form is long: what to do stands at its beginning. */
function goToNotice() {
  const notice = document.getElementById(draftNoticeId)
  notice?.focus({ preventScroll: true })
  notice?.scrollIntoView({ block: 'center' })
}
