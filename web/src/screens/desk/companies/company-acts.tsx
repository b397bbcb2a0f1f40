import { type DeskCompany, deskScreens } from '@tameer/contract'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/desk-company'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { callDesk, fetchCompanyFile } from '../../../features/desk/desk-calls.ts'
import { SaveButton } from '../../../features/desk/save-button.tsx'
import { TextDialog } from '../../../forms/text-dialog.tsx'
import { useAct } from '../../../forms/use-act.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { InHand } from '../use-desk-thing.ts'
import { RestrictDialog, type Why } from './restrict-dialog.tsx'

type Asked = 'hide' | 'suspend' | 'restore' | 'confirm' | 'reset' | 'email' | 'end' | 'delete'

export type CompanyInHand = InHand<'company', DeskCompany>

/** Acts of the desk on a company. Each asks for confirmation. */
export function CompanyActs({ company, take, noteConflict }: CompanyInHand) {
  const { account } = useOwnDesk()
  const [asked, setAsked] = useState<Asked>()
  const { id, version, state, email, emailConfirmed } = company
  const { name } = company.profile.company
  const isOperator = account.role === 'Operator'
  const close = () => setAsked(undefined)
  const button = (what: Asked, label: string, variant: ButtonVariant = 'plain'): ReactNode => (
    <Button onClick={() => setAsked(what)} variant={variant}>
      {label}
    </Button>
  )
  /** Sends an act. On a conflict the notice is at the top of the screen. */
  const send = async (act: () => Promise<DeskCompany>, done: string) => {
    try {
      take(await act())
      showToast(done)
    } catch (error) {
      if (!noteConflict(error)) throw error
    }
    close()
  }
  const params = { id }
  const restrict = (what: 'hideCompany' | 'suspendCompany', done: string) => (why: Why) =>
    send(() => callDesk(what, { params, body: { version, ...why } }), done)
  const plain = (
    what: 'restoreCompany' | 'confirmCompanyMailbox' | 'sendCompanyReset' | 'endCompanySessions',
    done: string,
  ) => send(() => callDesk(what, { params, body: { version } }), done)
  const mayRestore = state === 'hidden' || (state === 'suspended' && isOperator)
  return (
    <NamedSection title={words.acts}>
      {state === 'suspended' && !isOperator && <p className="text-muted">{words.operatorsBringBack}</p>}
      <div className="flex flex-wrap gap-3">
        {mayRestore && button('restore', words.restore, 'main')}
        {state !== 'suspended' && button('hide', state === 'hidden' ? words.hideOtherwise : words.hide)}
        {isOperator && state !== 'suspended' && button('suspend', words.suspend, 'danger')}
        {isOperator && !emailConfirmed && button('confirm', words.confirmMailbox)}
        {isOperator && state !== 'suspended' && button('reset', words.sendReset)}
        {isOperator && state !== 'suspended' && button('email', words.changeEmail)}
        {isOperator && state !== 'suspended' && button('end', words.endSessions)}
        {isOperator && (
          <SaveButton
            fetchFile={() => fetchCompanyFile(id)}
            name="tameer-company.zip"
            words={{ save: words.takeData, saving: words.taking, saved: words.saved }}
          />
        )}
        {isOperator && button('delete', words.deleteIt, 'danger')}
      </div>
      <RestrictDialog
        lead={words.hideLead}
        onClose={close}
        open={asked === 'hide'}
        send={restrict('hideCompany', words.hidden)}
        title={words.hideQuestion(name)}
        yes={words.hide}
      />
      <RestrictDialog
        lead={words.suspendLead}
        onClose={close}
        open={asked === 'suspend'}
        send={restrict('suspendCompany', words.suspended)}
        title={words.suspendQuestion(name)}
        yes={words.suspend}
      />
      <Question
        lead={words.restoreLead}
        onClose={close}
        onYes={() => plain('restoreCompany', words.restored)}
        open={asked === 'restore'}
        title={words.restoreQuestion(name)}
        yes={words.restore}
      />
      <Question
        lead={words.confirmLead(email)}
        onClose={close}
        onYes={() => plain('confirmCompanyMailbox', words.confirmed)}
        open={asked === 'confirm'}
        title={words.confirmQuestion}
        yes={words.confirmMailbox}
      />
      <Question
        lead={words.resetLead(email)}
        onClose={close}
        onYes={() => plain('sendCompanyReset', words.resetSent)}
        open={asked === 'reset'}
        title={words.resetQuestion}
        yes={words.sendReset}
      />
      <TextDialog
        field={{ name: 'newEmail', label: words.newEmail, type: 'email' }}
        judge={(text) => (text === '' ? words.newEmailMissing : undefined)}
        lead={<p className="break-words text-muted">{words.changeEmailLead(email)}</p>}
        onClose={close}
        open={asked === 'email'}
        send={(newEmail) =>
          send(
            () => callDesk('changeCompanyEmail', { params, body: { version, newEmail } }),
            words.changeBegun,
          )
        }
        submit={{ label: words.beginChange, busyLabel: words.sending, variant: 'main' }}
        title={words.changeEmailQuestion}
      />
      <Question
        lead={words.endLead}
        onClose={close}
        onYes={() => plain('endCompanySessions', words.sessionsEnded)}
        open={asked === 'end'}
        title={words.endQuestion}
        yes={words.endSessions}
      />
      <Deletion close={close} company={company} noteConflict={noteConflict} open={asked === 'delete'} />
    </NamedSection>
  )
}

interface QuestionProps {
  open: boolean
  title: string
  lead: string
  yes: string
  onYes: () => Promise<void>
  onClose: () => void
}

/** A confirmation whose act is sent once, however often the button is pressed. */
export function Question({ lead, onYes, ...question }: QuestionProps) {
  const { busy, act } = useAct()
  return (
    <QuestionDialog {...question} back={words.cancel} busy={busy} onYes={() => act(onYes)}>
      <p className="text-muted">{lead}</p>
    </QuestionDialog>
  )
}

interface DeletionProps extends Pick<CompanyInHand, 'company' | 'noteConflict'> {
  open: boolean
  close: () => void
}

function Deletion({ open, close, company: { id, version, profile }, noteConflict }: DeletionProps) {
  const navigate = useNavigate()
  const send = async (name: string) => {
    try {
      await callDesk('deleteCompany', { params: { id }, body: { version, name } })
    } catch (error) {
      if (!noteConflict(error)) throw error
      close()
      return false
    }
    showToast(words.deleted)
    await navigate(deskScreens.deskCompanies.to(), { replace: true })
    return true
  }
  const { name } = profile.company
  return (
    <TextDialog
      field={{ name: 'name', label: words.typedName, dir: 'auto' }}
      judge={(typed) => (oneLine(typed) === oneLine(name) ? undefined : words.nameDiffers)}
      lead={
        <>
          <p className="mb-2 text-muted">{words.deleteLead}</p>
          <p className="break-words font-medium">
            <bdi>{name}</bdi>
          </p>
        </>
      }
      onClose={close}
      open={open}
      send={send}
      submit={{ label: words.deleteIt, busyLabel: words.deleting, variant: 'danger' }}
      title={words.deleteQuestion(name)}
    />
  )
}

/** Compares names as the server does: several spaces, which a page shows as one, count as one. */
function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
