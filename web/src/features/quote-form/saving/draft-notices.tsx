import * as words from '#words/quote-form'
import { Button } from '../../../ui/button.tsx'
import { TryAgain } from '../../../ui/fetched.tsx'
import { Message } from '../../../ui/text/message.tsx'
import type { DraftState } from './use-draft.ts'

interface DraftNoticesProps {
  draft: Pick<DraftState<object>, 'saving' | 'saver' | 'takeTheirs'>
  /** Loads the request again from the server. */
  reload: () => void
}

/** Explains why a draft cannot be saved, and what to do. The bar with the totals leads here. */
export function DraftNotices(props: DraftNoticesProps) {
  const { is } = props.draft.saving
  if (is !== 'conflict' && is !== 'offline' && is !== 'refused') return null
  return (
    <div
      className="scroll-mt-20 outline-none"
      data-trouble={is === 'conflict' || undefined}
      id={draftNoticeId}
      tabIndex={-1}
    >
      <Notice {...props} />
    </div>
  )
}

export const draftNoticeId = 'draft-notice'

function Notice({ draft, reload }: DraftNoticesProps) {
  const { saving, saver, takeTheirs } = draft
  if (saving.is === 'conflict')
    return (
      <Message
        action={
          <>
            <Button
              onClick={() => {
                takeTheirs()
                if (saving.gone) reload()
              }}
            >
              {saving.gone ? words.showSent : words.takeTheirs}
            </Button>
            <Button onClick={() => void saver.keepMine()}>{words.keepMine}</Button>
          </>
        }
        kind="alert"
      >
        {saving.gone ? words.sentElsewhere : words.savedLater}
      </Message>
    )
  if (saving.is === 'offline')
    return <TryAgain onAgain={() => void saver.flush()}>{words.notSavedOffline[saving.kept]}</TryAgain>
  if (saving.is === 'refused')
    return (
      <Message action={<Button onClick={reload}>{words.showNow}</Button>} kind="alert">
        {words.notSaved(saving.message)}
      </Message>
    )
  return null
}
