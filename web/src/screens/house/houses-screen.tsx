import { screens } from '@tameer/contract'
import { Suspense, useState } from 'react'
import * as words from '#words/houses'
import { forgetAllOfHouse } from '../../features/houses/forget-all-of-house.ts'
import { type KeptHouse, useKeptHouses } from '../../features/houses/own-houses.ts'
import { IconButton } from '../../ui/button.tsx'
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { CloseIcon } from '../../ui/shell-icons.tsx'
import { Message } from '../../ui/text/message.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { placeOf } from './house-in-words.ts'
import { OpenByLink } from './open-by-link.tsx'
import { WaitingIsLost } from './queue/later-queue.ts'
import { AskForLink } from './way-back/ask-for-link.tsx'

/** `/houses`: the houses that this device can open, and a field to open one by its link. */
export function HousesScreen() {
  const houses = useKeptHouses()
  const [forgetting, setForgetting] = useState<KeptHouse>()
  const forget = () => {
    if (forgetting) forgetAllOfHouse(forgetting.id)
    setForgetting(undefined)
    showToast(words.forgotten)
  }
  const begin = (main: boolean) => (
    <ActionLink main={main} to={screens.newHouse.to()}>
      {words.begin}
    </ActionLink>
  )
  return (
    <PageSheet>
      <PageHeader actions={houses.length > 0 && begin(false)} title={words.title} />
      {houses.length === 0 ? (
        <Message action={begin(true)}>{words.none}</Message>
      ) : (
        <ul aria-label={words.title} className="divide-y divide-line border-line border-y">
          {houses.map((one) => (
            <li className="flex items-start gap-x-2 py-2" key={one.id}>
              <Link className="min-w-0 grow py-2 no-underline hover:underline" to={screens.house.to(one.id)}>
                <span className="block font-medium">{titleOf(one)}</span>
                {one.role !== 'own' && <span className="block text-muted text-small">{linkOf(one)}</span>}
              </Link>
              <IconButton
                className="-me-3 text-muted"
                label={words.forgetNamed(titleOf(one))}
                onClick={() => setForgetting(one)}
              >
                <CloseIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="paste" className="mt-12">
        <h2 className="mb-4 text-h3" id="paste">
          {words.pasteTitle}
        </h2>
        <div className="grid gap-6">
          <OpenByLink />
          <AskForLink />
        </div>
      </section>
      <QuestionDialog
        back={words.cancel}
        danger
        onClose={() => setForgetting(undefined)}
        onYes={forget}
        open={forgetting !== undefined}
        title={words.forget}
        yes={words.forgetShort}
      >
        <p>{words.forgetText}</p>
        {forgetting && (
          <Suspense fallback={null}>
            <WaitingIsLost houseId={forgetting.id} />
          </Suspense>
        )}
      </QuestionDialog>
    </PageSheet>
  )
}

function titleOf(kept: KeptHouse): string {
  const title = kept.role === 'own' || kept.role === 'family' ? words.yourHouseIn : words.houseIn
  return title(placeOf(kept))
}

function linkOf({ role, linkName }: KeptHouse): string {
  if (role === 'family') return words.readOnly
  return linkName ? words.addsAs(linkName) : words.siteLink
}
