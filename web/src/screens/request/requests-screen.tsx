import { screens } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/requests'
import { forgetRequest, type OwnRequest, useOwnRequests } from '../../features/requests/own-requests.ts'
import { RequestLine } from '../../features/requests/request-line.tsx'
import { CarriedForm } from '../../forms/carried-form.tsx'
import { textOf } from '../../forms/form-problems.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { CloseIcon } from '../../ui/shell-icons.tsx'
import { Message } from '../../ui/text/message.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** `/requests`: the requests this device can open, and a field to open one by its link. */
export function RequestsScreen() {
  const requests = useOwnRequests()
  const [forgetting, setForgetting] = useState<OwnRequest>()
  const forget = () => {
    if (forgetting) forgetRequest(forgetting.id)
    setForgetting(undefined)
    showToast(words.forgotten)
  }
  const ask = (main: boolean) => (
    <ActionLink main={main} to={screens.newRequest.to()}>
      {words.askForQuotes}
    </ActionLink>
  )
  return (
    <PageSheet>
      <PageHeader actions={requests.length > 0 && ask(false)} lead={words.lead} title={words.title} />
      {requests.length === 0 ? (
        <Message action={ask(true)}>{words.none}</Message>
      ) : (
        <ul aria-label={words.ownRequests} className="divide-y divide-line border-line border-y">
          {requests.map((one) => (
            <li className="flex items-start gap-x-2 py-1" key={one.id}>
              <RequestLine own={one} />
              <IconButton
                className="-me-3 ms-auto text-muted"
                label={words.forgetNamed(one.title)}
                onClick={() => setForgetting(one)}
              >
                <CloseIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <OpenByLink />
      <QuestionDialog
        back={words.cancel}
        danger
        onClose={() => setForgetting(undefined)}
        open={forgetting !== undefined}
        title={words.forgetQuestion}
        onYes={forget}
        yes={words.forget}
      >
        <p>{words.forgetText}</p>
      </QuestionDialog>
    </PageSheet>
  )
}

/** Opens the request of a pasted link. */
function OpenByLink() {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = readRequestLink(textOf(event.currentTarget, 'link'))
    if (address) void navigate(address)
    else setProblem(words.noLink)
  }
  return (
    <section aria-labelledby="paste" className="mt-12 max-w-form">
      <h2 className="mb-4 text-h3" id="paste">
        {words.pasteTitle}
      </h2>
      <CarriedForm className="grid gap-4" onInput={() => setProblem(undefined)} onSubmit={open}>
        <TextField
          autoComplete="off"
          error={problem}
          hint={words.pasteHint}
          inputMode="url"
          label={words.link}
          name="link"
        />
        <Button className="justify-self-start" type="submit">
          {words.open}
        </Button>
      </CarriedForm>
    </section>
  )
}

/** Address inside the hash of a pasted link; undefined when it is not a link to a request. */
function readRequestLink(text: string): string | undefined {
  const hash = text.trim().split('#')[1] ?? text.trim()
  const [path = '', query = ''] = hash.split('?')
  const id = /^\/request\/([0-9a-f-]{36})$/i.exec(path)?.[1]
  if (!id) return undefined
  const params = new URLSearchParams(query)
  return screens.request.to(id.toLowerCase(), {
    key: params.get('key') ?? undefined,
    confirm: params.get('confirm') ?? undefined,
    view: params.get('view') === 'quotes' ? 'quotes' : undefined,
  })
}
