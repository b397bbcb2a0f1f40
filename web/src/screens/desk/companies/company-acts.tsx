import { type DeskCompany, deskScreens } from '@tameer/contract'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/desk-company'
import { saveFile } from '../../../browser/save-file.ts'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { callDesk, fetchCompanyFile } from '../../../features/desk/desk-calls.ts'
import { useAct } from '../../../forms/use-act.ts'
import { Button, type ButtonVariant } from '../../../ui/button.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EmailDialog } from './email-dialog.tsx'
import { RestrictDialog, type Why } from './restrict-dialog.tsx'

type Asked = 'hide' | 'suspend' | 'restore' | 'confirm' | 'reset' | 'email' | 'end' | 'delete'

/** A company, and what an act does with it. */
export interface CompanyInHand {
  company: DeskCompany
  take: (company: DeskCompany) => void
  /** Returns true when the act failed because somebody else has acted; a notice then says so. */
  noteConflict: (failure: unknown) => boolean
}

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
        {isOperator && <TakeData id={id} />}
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
      <EmailDialog
        email={email}
        onClose={close}
        open={asked === 'email'}
        send={(newEmail) =>
          send(
            () => callDesk('changeCompanyEmail', { params, body: { version, newEmail } }),
            words.changeBegun,
          )
        }
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
  return <DeleteDialog name={profile.company.name} onClose={close} open={open} send={send} />
}

function TakeData({ id }: { id: string }) {
  const { busy, act } = useAct()
  const save = () =>
    act(async () => {
      saveFile(await fetchCompanyFile(id), 'tameer-company.zip')
      showToast(words.saved)
    })
  return (
    <Button busy={busy} onClick={save}>
      {busy ? words.taking : words.takeData}
    </Button>
  )
}
