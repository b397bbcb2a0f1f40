import { maxReportWords, type ReportKind, reportReasons } from '@tameer/contract'
import * as words from '#words/report'
import { textOf } from '../../forms/form-problems.ts'
import { ReasonDialog } from '../../forms/reason-dialog.tsx'
import { request } from '../../net/api-client.ts'
import { call } from '../../store/call.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { TextField } from '../../ui/fields/field.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

export interface Reportable {
  kind: ReportKind
  /** Id of the company, the portfolio, the company's own invitation, the quote, or the entry. */
  id: string
  /** For a quote: the key of its request. */
  requestKey?: string
  /** For an entry: its house, and the key that opens it; without one the session of its company. */
  houseId?: string
  houseKey?: string | undefined
}

interface ReportDialogProps {
  thing: Reportable
  open: boolean
  onClose: () => void
}

/** Asks what is wrong with a thing, and sends it to the desk. */
export function ReportDialog({ thing, open, onClose }: ReportDialogProps) {
  const { kind, id, requestKey: key, houseId, houseKey } = thing
  const dispatch = useAppDispatch()
  return (
    <ReasonDialog
      lead={kind === 'house-entry' ? words.entryLead : words.lead}
      maxWords={maxReportWords}
      nameOfReason={words.reasons}
      onClose={onClose}
      open={open}
      ownWords={words.words}
      reasons={reportReasons[kind]}
      send={async (why, form) => {
        const body = { kind, id, houseId, ...why, email: textOf(form, 'email').trim() }
        const { willBeTold } = await dispatch(
          call((token) => request('sendReport', { body, token, key, houseKey })),
        )
        showToast(willBeTold ? words.sentAndTold : words.sent)
        onClose()
      }}
      submit={{ label: words.send, busyLabel: words.sending, variant: 'main' }}
      title={words.titles[kind]}
      words={words}
    >
      {({ email }) => (
        <TextField
          autoComplete="email"
          error={email}
          hint={words.emailHint}
          inputMode="email"
          label={words.email}
          name="email"
          type="email"
        />
      )}
    </ReasonDialog>
  )
}
