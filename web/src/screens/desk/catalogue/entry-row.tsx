import { type CatalogueList, type DeskEntry, isFixedEntry } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-catalogue'
import { comma } from '#words/language'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useDeskAct } from '../use-desk-act.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryUses } from './entry-uses.tsx'

interface EntryRowProps {
  list: CatalogueList
  entry: DeskEntry
  /** Called when the entry may have changed. */
  onChanged: () => void
}

/** An entry of a list with both names, and the acts on it. An editor renames only. */
export function EntryRow({ list, entry, onChanged }: EntryRowProps) {
  const { id, name, nameUr, formerNames, retiredAt, version } = entry
  const { account } = useOwnDesk()
  const [asking, setAsking] = useState<'names' | 'retirement'>()
  const { busy, act } = useDeskAct()
  const close = () => setAsking(undefined)
  const change = (call: 'retireEntry' | 'restoreEntry', done: string) => {
    close()
    act(async () => {
      try {
        await callDesk(call, { params: { list, id: String(id) }, body: { version } })
        showToast(done)
      } finally {
        onChanged()
      }
    })
  }
  return (
    <li className="grid gap-x-8 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h2 className="flex flex-wrap gap-x-4 font-medium">
          <bdi lang="en">{name}</bdi>{' '}
          <bdi className="font-normal" lang="ur">
            {nameUr}
          </bdi>
        </h2>
        {formerNames.length > 0 && (
          <p className="text-muted text-small">{words.former(formerNames.join(comma))}</p>
        )}
        {retiredAt !== null && <p className="text-small">{words.retiredOn(dateInPakistan(retiredAt))}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button aria-label={words.renameOf(name)} onClick={() => setAsking('names')}>
          {words.rename}
        </Button>
        {account.role === 'Operator' && (
          <Choosable
            busy={busy}
            entry={entry}
            fixed={isFixedEntry(list, id)}
            onRestore={() => change('restoreEntry', words.restoredNow(name))}
            onRetire={() => setAsking('retirement')}
          />
        )}
      </div>
      {asking === 'names' && <EntryDialog entry={entry} list={list} onChanged={onChanged} onClose={close} />}
      {asking === 'retirement' && (
        <QuestionDialog
          back={words.keepIt}
          danger
          onClose={close}
          onYes={() => change('retireEntry', words.retiredNow(name))}
          open
          title={words.retireQuestion(name)}
          yes={words.retireIt}
        >
          <EntryUses id={id} list={list} text={words.retireText} />
        </QuestionDialog>
      )}
    </li>
  )
}

interface ChoosableProps {
  entry: DeskEntry
  /** True when it cannot be retired. */
  fixed: boolean
  busy: boolean
  onRetire: () => void
  onRestore: () => void
}

/** The act that ends or begins that an entry can be chosen, or the note that it always can. */
function Choosable({ entry: { name, retiredAt }, fixed, busy, onRetire, onRestore }: ChoosableProps) {
  if (fixed) return <span className="text-muted text-small">{words.stays}</span>
  if (retiredAt === null) {
    return (
      <Button aria-label={words.retireOf(name)} busy={busy} onClick={onRetire}>
        {words.retire}
      </Button>
    )
  }
  return (
    <Button aria-label={words.restoreOf(name)} busy={busy} onClick={onRestore}>
      {words.restore}
    </Button>
  )
}
