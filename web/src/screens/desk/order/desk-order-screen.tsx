import { maxPlaced } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-order'
import { Button } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { focusHeading } from '../focus-heading.ts'
import { OperatorsOnly } from '../operators-only.tsx'
import { AddCompany } from './add-company.tsx'
import { OrderList } from './order-list.tsx'
import { SaveOrderDialog } from './save-order-dialog.tsx'
import { type OrderDraft, useOrderDraft } from './use-order-draft.ts'

/** `/desk/order`: which companies visitors see first. */
export function DeskOrderScreen() {
  return (
    <OperatorsOnly title={words.title}>
      <Order />
    </OperatorsOnly>
  )
}

function Order() {
  const draft = useOrderDraft()
  const { stored, companies, moves, changed, error, retry } = draft
  const [said, setSaid] = useState('')
  return (
    <>
      <PageHeader lead={words.lead} title={words.title} />
      {error && (
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} className="mb-6" kind="alert">
          {words.loadingFailed(error.message)}
        </Message>
      )}
      {changed && (
        <Message className="mb-6" kind="alert">
          {changed}
        </Message>
      )}
      {!stored && !error && <LoadingText>{words.loading}</LoadingText>}
      {stored && (
        <>
          {companies.length === 0 && <Message>{words.none}</Message>}
          {companies.length > 1 && <p className="mb-4 max-w-measure text-muted text-small">{words.how}</p>}
          <OrderList
            companies={companies}
            onPlace={draft.place}
            placeBefore={draft.placeBefore}
            onTakeOut={({ id, name }) => {
              draft.takeOut(id)
              setSaid(words.takenOut(name))
            }}
          />
          {stored.more && <p className="mt-4 text-muted text-small">{words.more(maxPlaced)}</p>}
          {moves.length > 0 && <ChangesBar draft={draft} />}
          <AddCompany
            companies={companies}
            onAdd={(company) => {
              draft.place(company, companies.length)
              setSaid(words.added(company.name, companies.length + 1))
            }}
          />
        </>
      )}
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  )
}

/** The changes that are not saved yet, always in sight, and the way to save them: they are shown first. */
function ChangesBar({ draft: { moves, undo }, draft }: { draft: OrderDraft }) {
  const [asking, setAsking] = useState(false)
  return (
    <div className="stick-bottom z-10 -mx-4 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-edge border-t bg-paper px-4 py-2">
      <p className="text-small" role="status">
        {words.notSaved(moves.length)}
      </p>
      <span className="ms-auto flex flex-wrap gap-2">
        <Button
          onClick={() => {
            undo()
            focusHeading()
          }}
        >
          {words.undoAll}
        </Button>
        <Button onClick={() => setAsking(true)} variant="main">
          {words.look}
        </Button>
      </span>
      <SaveOrderDialog draft={draft} onClose={() => setAsking(false)} open={asking} />
    </div>
  )
}
