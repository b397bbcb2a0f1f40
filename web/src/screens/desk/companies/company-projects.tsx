import { type DeskCompany, type Portfolio, screens } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import { namesOf } from '#words/catalogue'
import * as words from '#words/desk-company'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useDesk } from '../../../features/desk/use-desk.ts'
import { firstPicture } from '../../../net/picture-source.ts'
import { Button } from '../../../ui/button.tsx'
import { Fetching } from '../../../ui/fetched.tsx'
import { Link } from '../../../ui/link.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { Question } from './company-acts.tsx'
import { RestrictDialog, type Why } from './restrict-dialog.tsx'

/** Cursors of the pages seen so far; the first page has none. */
type Cursors = (string | undefined)[]

interface CompanyProjectsProps {
  company: DeskCompany
  /** Number of acts so far: the projects are loaded again after each. */
  turns: number
  take: (company: DeskCompany) => void
  noteConflict: (failure: unknown) => boolean
}

/** The company's projects, hidden ones too; each can be hidden and shown again. */
export function CompanyProjects({ company, turns, take, noteConflict }: CompanyProjectsProps) {
  const { id, version } = company
  const [cursors, setCursors] = useState<Cursors>([undefined])
  const cursor = cursors.at(-1)
  const call = () => callDesk('listDeskProjects', { params: { id }, query: { cursor } })
  const fetched = useDesk(id, call, [cursor, turns])
  const { value } = fetched
  const { list, turnTo } = usePages(value, setCursors)
  const [asked, setAsked] = useState<{ project: Portfolio; act: 'hide' | 'restore' }>()
  const close = () => setAsked(undefined)
  const params = { id, projectId: asked?.project.id ?? '' }
  const send = async (act: () => Promise<DeskCompany>, done: string) => {
    try {
      take(await act())
      showToast(done)
    } catch (failure) {
      if (!noteConflict(failure)) throw failure
    }
    close()
  }
  const hide = (why: Why) =>
    send(() => callDesk('hideProject', { params, body: { version, ...why } }), words.hidden)
  const restore = () => send(() => callDesk('restoreProject', { params, body: { version } }), words.restored)
  const title = asked?.project.title ?? ''
  return (
    <NamedSection title={words.projects}>
      <Fetching loading={words.loading} of={fetched} />
      {value?.data.length === 0 && cursors.length === 1 && <p className="text-muted">{words.noProjects}</p>}
      {value && value.data.length > 0 && (
        <ul
          aria-label={words.projects}
          className="divide-y divide-line border-line border-y"
          ref={list}
          tabIndex={-1}
        >
          {value.data.map((project) => (
            <Project
              key={project.id}
              onHide={() => setAsked({ project, act: 'hide' })}
              onRestore={() => setAsked({ project, act: 'restore' })}
              project={project}
            />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {cursors.length > 1 && (
          <Button onClick={() => turnTo(cursors.slice(0, -1))}>{words.earlierProjects}</Button>
        )}
        {value?.nextCursor && (
          <Button onClick={() => turnTo([...cursors, value.nextCursor ?? undefined])}>
            {words.moreProjects}
          </Button>
        )}
      </div>
      <RestrictDialog
        lead={words.hideProjectLead}
        onClose={close}
        open={asked?.act === 'hide'}
        send={hide}
        title={words.hideProjectQuestion(title)}
        yes={words.hide}
      />
      <Question
        lead={words.restoreLead}
        onClose={close}
        onYes={restore}
        open={asked?.act === 'restore'}
        title={words.restoreQuestion(title)}
        yes={words.restore}
      />
    </NamedSection>
  )
}

/** Goes to another page; the focus moves to its list once it is loaded. */
function usePages(page: object | undefined, setCursors: (cursors: Cursors) => void) {
  const list = useRef<HTMLUListElement>(null)
  const turned = useRef(false)
  useEffect(() => {
    if (!turned.current || !page) return
    turned.current = false
    list.current?.focus()
  }, [page])
  const turnTo = (cursors: Cursors) => {
    turned.current = true
    setCursors(cursors)
  }
  return { list, turnTo }
}

interface ProjectProps {
  project: Portfolio
  onHide: () => void
  onRestore: () => void
}

function Project({ project, onHide, onRestore }: ProjectProps) {
  const { id, title, hidden, restriction, portfolioImages, portfolioCities } = project
  const state = restriction ? words.hiddenByDesk : hidden ? words.hiddenByOwner : undefined
  return (
    <li className="flex flex-wrap items-center gap-4 py-4">
      <div className="w-24 shrink-0">
        <Picture alt="" picture={firstPicture(portfolioImages)} ratio={4 / 3} sizes="96px" />
      </div>
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="break-words font-medium">
          {hidden ? (
            <bdi>{title}</bdi>
          ) : (
            <Link className="link" to={screens.portfolioDetail.to({ id })}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </p>
        <p className="text-muted text-small">{namesOf(portfolioCities.map(({ city }) => city))}</p>
        {state && <p className="mt-1 text-alarm text-small">{state}</p>}
        {restriction && <p className="text-small">{words.because(words.reasons[restriction.reason])}</p>}
      </div>
      {restriction ? (
        <Button aria-label={words.restoreQuestion(title)} onClick={onRestore}>
          {words.restore}
        </Button>
      ) : (
        <Button aria-label={words.hideProjectQuestion(title)} onClick={onHide} variant="quiet">
          {words.hide}
        </Button>
      )}
    </li>
  )
}
