import { type CloseReason, clientLink, closeReasons, screens } from '@tameer/contract'
import { type ReactNode, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/request-page'
import { findOwnRequest, forgetRequest, keepRequest } from '../../features/requests/own-requests.ts'
import { asOptions } from '../../lib/as-options.ts'
import { request as send } from '../../net/api-client.ts'
import { clientAddress } from '../../net/picture-source.ts'
import { Button } from '../../ui/button.tsx'
import { RadioChips } from '../../ui/chips.tsx'
import { QuestionDialog } from '../../ui/question-dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { act, type OpenedRequest, useAct } from './request-acts.ts'

type Question = 'own' | 'close' | 'delete'

function linkOf(id: string, key: string): string {
  return clientAddress(clientLink(screens.request.to(id, { key })))
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link)
    showToast(words.linkCopied)
  } catch {
    showToast(words.linkNotCopied, 'alert')
  }
}

/** The links of the request, closing and deleting it. */
export function ManagePart({ opened }: { opened: OpenedRequest }) {
  const headingId = useId()
  const [question, setQuestion] = useState<Question>()
  const { view, key } = opened
  const { id, state } = view.request
  const close = () => setQuestion(undefined)
  return (
    <section aria-labelledby={headingId} className="max-w-measure">
      <h2 className="mb-2 text-h2" id={headingId}>
        {words.manage}
      </h2>
      <div className="divide-y divide-line">
        <Part text={words.ownLinkText} title={words.ownLink}>
          <Button onClick={() => void copy(linkOf(id, key))}>{words.copyLink}</Button>
          <Button onClick={() => setQuestion('own')}>{words.newOwnLink}</Button>
        </Part>
        <FamilyLink opened={opened} />
        {state === 'open' && (
          <Part text={words.closeText} title={words.close}>
            <Button onClick={() => setQuestion('close')}>{words.close}</Button>
          </Part>
        )}
        <Part text={words.deleteText} title={words.deleteRequest}>
          <Button onClick={() => setQuestion('delete')} variant="danger">
            {words.deleteRequest}
          </Button>
        </Part>
      </div>
      <NewOwnKey onClose={close} open={question === 'own'} opened={opened} />
      <CloseRequest onClose={close} open={question === 'close'} opened={opened} />
      <DeleteRequest onClose={close} open={question === 'delete'} opened={opened} />
    </section>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="py-5">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-1 mb-3 text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

/** A link that only reads: made, copied, and taken back. It is shown once, when it is made. */
function FamilyLink({ opened }: { opened: OpenedRequest }) {
  const { view, key, load } = opened
  const { id, hasFamilyKey } = view.request
  const [made, setMade] = useState<string>()
  const { busy, start } = useAct()
  const link = made && hasFamilyKey ? linkOf(id, made) : undefined
  const make = () =>
    start(async () => {
      const { key: family } = await send('makeRequestKey', { params: { id }, key, body: { kind: 'family' } })
      setMade(family)
      await load()
    })
  const end = async () => {
    const done = await start(async () => {
      await send('endFamilyKey', { params: { id }, key })
      await load()
    })
    if (!done) return
    setMade(undefined)
    showToast(words.familyEnded)
  }
  return (
    <Part
      text={hasFamilyKey ? `${words.familyText} ${words.familyOut}` : words.familyText}
      title={words.familyLink}
    >
      {link && <code className="w-full break-all bg-wash p-3 text-small">{link}</code>}
      {link && <Button onClick={() => void copy(link)}>{words.copyFamily}</Button>}
      {!link && (
        <Button busy={busy} onClick={() => void make()}>
          {words.makeFamily}
        </Button>
      )}
      {hasFamilyKey && (
        <Button disabled={busy} onClick={() => void end()}>
          {words.endFamily}
        </Button>
      )}
    </Part>
  )
}

interface QuestionProps {
  opened: OpenedRequest
  open: boolean
  onClose: () => void
}

function NewOwnKey({ opened: { view, key }, open, onClose }: QuestionProps) {
  const { busy, start } = useAct()
  const { id } = view.request
  const make = async () => {
    const done = await start(async () => {
      const made = await send('makeRequestKey', { params: { id }, key, body: { kind: 'own' } })
      const own = findOwnRequest(id)
      if (own) keepRequest({ ...own, key: made.key, mayAct: true })
    })
    onClose()
    if (done) showToast(words.newOwnMade)
  }
  return (
    <QuestionDialog
      {...{ busy, open, onClose }}
      back={words.cancel}
      yes={words.newOwnLink}
      onYes={() => void make()}
      title={words.newOwnQuestion}
    >
      <p>{words.newOwnText}</p>
    </QuestionDialog>
  )
}

function CloseRequest({ opened, open, onClose }: QuestionProps) {
  const { busy, start } = useAct()
  const [reason, setReason] = useState<CloseReason>()
  const close = async () => {
    if (!reason) return
    const done = await start(() => act(opened, 'closeRequest', { reason }))
    onClose()
    if (done) showToast(words.closedNow)
  }
  return (
    <QuestionDialog
      {...{ busy, open, onClose }}
      back={words.cancel}
      disabled={!reason}
      yes={words.closeIt}
      onYes={() => void close()}
      title={words.close}
    >
      <RadioChips
        legend={words.closeQuestion}
        onChange={setReason}
        options={asOptions(closeReasons, words.closeReasons)}
        value={reason}
      />
    </QuestionDialog>
  )
}

function DeleteRequest({ opened: { view, key }, open, onClose }: QuestionProps) {
  const navigate = useNavigate()
  const { busy, start } = useAct()
  const { id } = view.request
  const remove = async () => {
    const done = await start(() => send('deleteRequest', { params: { id }, key }))
    onClose()
    if (!done) return
    showToast(words.deleted)
    await navigate(screens.requests.to(), { replace: true })
    forgetRequest(id)
  }
  return (
    <QuestionDialog
      {...{ busy, open, onClose }}
      back={words.cancel}
      danger
      yes={words.deleteIt}
      onYes={() => void remove()}
      title={words.deleteQuestion}
    >
      <p>{words.deleteText}</p>
    </QuestionDialog>
  )
}
