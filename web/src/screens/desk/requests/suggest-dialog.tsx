import {
  type FittingCompany,
  mostSuggested,
  services,
  suggestAgainDays,
  type UnansweredRequest,
} from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-requests'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useSendForm } from '../../../forms/send-form.tsx'
import { hoursSince } from '../../../lib/hours-since.ts'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { ApiError } from '../../../net/api-error.ts'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { FittingList } from './fitting-list.tsx'

interface SuggestDialogProps {
  request: UnansweredRequest
  onClose: () => void
  /** Called when the list is to be loaded again. */
  onChanged: () => void
}

/** Chooses companies to suggest to the family of a request. */
export function SuggestDialog({ request, onClose, onChanged }: SuggestDialogProps) {
  const { id, room, suggestedAt } = request
  const most = Math.min(mostSuggested, room)
  const [chosen, setChosen] = useState<readonly FittingCompany[]>([])
  const [again, setAgain] = useState(false)
  const [stale, setStale] = useState(false)
  const lately = suggestedAt !== null && hoursSince(suggestedAt) < suggestAgainDays * 24
  const sending = useSendForm(async () => {
    const found = {
      companyIds: chosen.length === 0 ? words.chooseOne : undefined,
      again: lately && !again ? words.confirmAgain : undefined,
    }
    if (show(found)) return
    const body = { companyIds: chosen.map((company) => company.id), suggestedAt, again }
    try {
      await callDesk('suggestCompanies', { params: { id }, body })
    } catch (error) {
      setStale(error instanceof ApiError && /conflict|not-found/.test(error.code))
      throw error
    }
    showToast(words.sent(chosen.map(({ name }) => name)))
    onClose()
    onChanged()
  })
  const { problems, show } = sending
  const close = () => {
    onClose()
    if (stale) onChanged()
  }
  const tick = (company: FittingCompany, on: boolean) => {
    const others = chosen.filter((one) => one.id !== company.id)
    if (on && others.length >= most) return showToast(words.chooseFewer(most), 'alert')
    setChosen(on ? [...others, company] : others)
  }
  const service = services.find(({ categoryId }) => categoryId === request.service)?.name ?? ''
  return (
    <FormDialog
      lead={<p className="text-muted">{words.dialogLead}</p>}
      onClose={close}
      open
      sending={sending}
      submit={{ label: words.send, busyLabel: words.sending, variant: 'main' }}
      title={words.dialogTitle}
    >
      <FittingList
        chosen={chosen}
        label={words.fitting(
          words.nameOf({ name: service }),
          words.nameOf({ name: request.city, nameUr: request.cityUr }),
        )}
        onTick={tick}
        problem={problems.companyIds}
        requestId={id}
      />
      <p className="text-muted text-small" role="status">
        {words.chosenOf(chosen.length, most)}
      </p>
      {lately && (
        <Again
          onTick={setAgain}
          problem={problems.again}
          suggestedOn={dateInPakistan(suggestedAt)}
          ticked={again}
        />
      )}
    </FormDialog>
  )
}

interface AgainProps {
  suggestedOn: string
  ticked: boolean
  onTick: (ticked: boolean) => void
  problem: string | undefined
}

/** Asks before a second letter within a week. */
function Again({ suggestedOn, ticked, onTick, problem }: AgainProps) {
  return (
    <div>
      <p className="mb-2">{words.lately(suggestedOn)}</p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          aria-describedby={problem && 'again-problem'}
          aria-invalid={problem ? true : undefined}
          checked={ticked}
          className="size-[min(1.5rem,24px)] shrink-0 accent-blue"
          name="again"
          onChange={(event) => onTick(event.target.checked)}
          type="checkbox"
        />
        {words.again}
      </label>
      {problem && (
        <p className="text-alarm text-small" id="again-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
