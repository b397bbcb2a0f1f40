import type { PreparedProfile } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { namesOf } from '#words/catalogue'
import * as words from '#words/desk-invite'
import { focusHeading } from '../../../browser/focus-heading.ts'
import { fetchCategories } from '../../../features/catalogue/catalogue-thunks.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useAct } from '../../../forms/use-act.ts'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import { ActionLink, EmailText } from '../../../ui/links.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { LinkDialog } from './link-dialog.tsx'

interface PreparedRowProps {
  profile: PreparedProfile
  /** Address of the form for it. */
  editAt: string
  /** Called when the profile may have changed. */
  onChanged: () => void
}

/** A prepared profile, where its link stands, and the acts on it. */
export function PreparedRow({ profile, editAt, onChanged }: PreparedRowProps) {
  const { id, name, version, email, phoneDisplay, whatsappDisplay, source } = profile
  const [asking, setAsking] = useState<'link' | 'removal'>()
  const { busy, act } = useAct()
  const serviceNames = useServiceNames(profile.categoryIds)
  const remove = () => {
    setAsking(undefined)
    act(async () => {
      try {
        await callDesk('removePreparedProfile', { params: { id }, body: { version } })
        showToast(words.removed)
        focusHeading()
      } finally {
        onChanged()
      }
    })
  }
  return (
    <li className="flex flex-wrap gap-x-8 gap-y-3 py-4">
      <div className="min-w-0 grow basis-[min(100%,20rem)]">
        <h2 className="font-medium">
          <bdi>{name}</bdi>
        </h2>
        <p className="min-h-6">{serviceNames}</p>
        <p className="flex flex-wrap gap-x-4 text-small">
          {(whatsappDisplay || phoneDisplay) && (
            <bdi className="figures" dir="ltr">
              {whatsappDisplay || phoneDisplay}
            </bdi>
          )}
          {email && (
            <bdi className="min-w-0">
              <EmailText email={email} />
            </bdi>
          )}
        </p>
        <p className="text-muted text-small">{stateOf(profile).join(' · ')}</p>
        <p className="text-muted text-small">{words.sourceIs(source)}</p>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Button aria-label={words.makeLinkOf(name)} onClick={() => setAsking('link')}>
          {profile.linkUntil === null ? words.makeLink : words.makeLinkAgain}
        </Button>
        <ActionLink aria-label={words.changeOf(name)} to={editAt}>
          {words.change}
        </ActionLink>
        <Button
          aria-label={words.removeOf(name)}
          busy={busy}
          onClick={() => setAsking('removal')}
          variant="danger"
        >
          {words.remove}
        </Button>
      </div>
      {asking === 'link' && (
        <LinkDialog onChanged={onChanged} onClose={() => setAsking(undefined)} profile={profile} />
      )}
      <QuestionDialog
        back={words.keepIt}
        danger
        onClose={() => setAsking(undefined)}
        onYes={remove}
        open={asking === 'removal'}
        title={words.removeQuestion(name)}
        yes={words.removeIt}
      >
        <p>{words.removeText}</p>
      </QuestionDialog>
    </li>
  )
}

/** Names of these services, once the server's list is known. */
function useServiceNames(categoryIds: readonly number[]): string {
  const dispatch = useAppDispatch()
  const categories = useAppSelector((state) => state.categories.list)
  useEffect(() => void dispatch(fetchCategories()), [dispatch])
  return namesOf(categories.filter(({ id }) => categoryIds.includes(id)))
}

/** State of a prepared profile and its link. */
function stateOf({ createdAt, linkUntil, mailedAt, openedAt }: PreparedProfile): string[] {
  const state = [words.notConfirmed, words.preparedOn(dateInPakistan(createdAt))]
  if (linkUntil === null) return [...state, words.noLink]
  const day = dateInPakistan(linkUntil)
  if (Date.parse(linkUntil) <= serverNow()) return [...state, words.linkEnded(day)]
  if (mailedAt !== null) state.push(words.mailedOn(dateInPakistan(mailedAt)))
  state.push(openedAt === null ? words.notOpened : words.openedOn(dateInPakistan(openedAt)))
  return [...state, words.linkUntil(day)]
}
