import { useState } from 'react'
import * as words from '#words/request-page'
import { useSingleSubmit } from '../../../../forms/use-single-submit.ts'
import { ApiError } from '../../../../net/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { Message } from '../../../../ui/text/message.tsx'
import { Sentence } from '../../../../ui/text/sentence.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'
import { AskForm } from '../companies/ask-form.tsx'
import type { Picked } from '../companies/picked.ts'
import { act, type OpenedRequest } from '../request-acts.ts'
import { ChoiceFacts } from './choice-facts.tsx'

interface ChooseDialogProps {
  opened: OpenedRequest
  /** Undefined while no quote is being chosen. */
  picked: Picked | undefined
  onClose: () => void
  onChosen: () => void
}

/** Asks for confirmation, and chooses a quote. */
export function ChooseDialog({ picked, ...rest }: ChooseDialogProps) {
  // The key resets the dialog for another quote: nothing ticked or typed is carried over.
  return <Choosing key={picked?.quote.id} picked={picked} {...rest} />
}

function Choosing({ opened, picked, onClose, onChosen }: ChooseDialogProps) {
  const { busy, run } = useSingleSubmit()
  const [trouble, setTrouble] = useState<string>()
  const [share, setShare] = useState(false)
  const [question, setQuestion] = useState<string>()
  const name = picked?.invitation.company?.name ?? words.aCompany
  const change = picked && changeOf(opened, picked)
  const choose = async ({ quote, invitation: { companyId } }: Picked) => {
    setTrouble(undefined)
    try {
      await act(opened, 'chooseQuote', { quoteId: quote.id })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setTrouble(error.message)
      return false
    }
    const shared = !share || !companyId || (await shareNumber(opened, companyId))
    showToast(shared ? words.chosenNow(name) : words.chosenNotShared, shared ? undefined : 'alert')
    onChosen()
    return true
  }
  return (
    <Dialog
      actions={
        <>
          {!change && (
            <Button disabled={busy} onClick={onClose}>
              {words.notYet}
            </Button>
          )}
          {picked && question === undefined && (
            <Button
              busy={busy}
              className="max-sm:flex-1"
              onClick={change ? onClose : () => void run(() => choose(picked))}
              variant="main"
            >
              {change ? (change.better ? words.lookAtIt : words.goBack) : words.yesChoose}
            </Button>
          )}
        </>
      }
      busy={busy}
      onClose={onClose}
      open={picked !== undefined}
      title={words.chooseQuestion(name)}
    >
      {change ? (
        <Message kind="alert">
          <Sentence parts={change.sentence(<bdi key="name">{name}</bdi>)} />
        </Message>
      ) : question !== undefined && picked?.invitation.company ? (
        <AskForm company={picked.invitation.company} initial={question} onClose={onClose} opened={opened} />
      ) : (
        picked && (
          <ChoiceFacts
            opened={opened}
            picked={picked}
            share={share}
            onAskFirst={setQuestion}
            onShare={setShare}
          />
        )
      )}
      {trouble && !change && (
        <Message className="mt-4" kind="alert">
          {trouble}
        </Message>
      )}
    </Dialog>
  )
}

/** Change of a quote while the person was reading: it was replaced or withdrawn. */
function changeOf({ view }: OpenedRequest, { invitation, quote }: Picked) {
  const { quote: now, companyId } = view.invitations.find(({ id }) => id === invitation.id) ?? {}
  if (now?.id === quote.id) return undefined
  if (!now && !companyId) return { better: false, sentence: words.goneMeanwhile<React.ReactNode> }
  if (!now) return { better: false, sentence: words.tookBackMeanwhile<React.ReactNode> }
  const amount = words.groupDigits(now.headlinePkr)
  return {
    better: true,
    sentence: (name: React.ReactNode) => words.sentBetterMeanwhile(name, amount),
  }
}

async function shareNumber(opened: OpenedRequest, companyId: string): Promise<boolean> {
  try {
    await act(opened, 'releasePhone', { companyId, released: true })
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
