import type { User } from '@tameer/contract'
import { Fragment, Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { nameOf } from '#words/catalogue'
import * as words from '#words/settings'
import { useOpenedPart } from '../../../browser/hooks/use-opened-part.ts'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../../browser/media.ts'
import { useLatestUser } from '../../../features/accounts/use-latest-user.ts'
import { goToField } from '../../../forms/go-to-field.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { SettingsIndex } from './settings-index.tsx'
import type { Known, PartProps } from './settings-known.ts'
import { SettingsPart } from './settings-part.tsx'
import { settingsParts } from './settings-parts.tsx'

const narrowScreen = mediaQuery('(width < 900px)')

export function SettingsScreen() {
  const user = useLatestUser()
  const loading = <LoadingText>{words.loadingSettings}</LoadingText>
  return (
    <>
      <PageHeader measure={words.settingsLead} title={words.updateProfile} />
      <Suspense fallback={loading}>{user ? <Parts key={user.id} user={user} /> : loading}</Suspense>
    </>
  )
}

/** All parts: beside their index, or folded on a narrow screen. */
function Parts({ user }: { user: User }) {
  const narrow = useWatched(narrowScreen, false)
  const city = useAppSelector(({ cities }) => cities.list.find(({ id }) => id === user.contact.city))
  const [found, setFound] = useState<Omit<Known, 'user' | 'city'>>({})
  const [asked] = useState(useSearchParams()[0].get('part'))
  // The parts after the asked one would be pushed down by its list.
  const waits = asked === 'marks' && !('marks' in found)
  const drawn = settingsParts.slice(
    0,
    waits ? settingsParts.findIndex(({ id }) => id === asked) + 1 : undefined,
  )
  const [endings, setEndings] = useState(0)
  const props: PartProps = {
    user,
    onFound: useCallback((more) => setFound((before) => ({ ...before, ...more })), []),
    endings,
    onSessionsEnded: () => setEndings((before) => before + 1),
  }
  useOpenedPart(goToField)
  const known: Known = { ...found, user, city: city && nameOf(city) }
  return (
    <div className="border-edge border-t md:grid md:grid-cols-[min(13rem,24%)_minmax(0,1fr)] md:gap-[min(4rem,5vw)] md:border-0">
      {!narrow && <SettingsIndex />}
      <div className="max-w-184">
        {drawn.map(({ id, title, summary, Content }) => (
          <SettingsPart
            id={id}
            key={id}
            narrow={narrow}
            summary={<Items items={summary(known)} />}
            title={title}
          >
            {/* A screen that opens at a part loads the code of all: those above would push it down. */}
            {asked ? (
              <Content {...props} />
            ) : (
              <Suspense fallback={<div className="min-h-60" />}>
                <Content {...props} />
              </Suspense>
            )}
          </SettingsPart>
        ))}
      </div>
    </div>
  )
}

/** Items of a summary in one line; without any it keeps its height. */
function Items({ items }: { items: ReturnType<(typeof settingsParts)[number]['summary']> }) {
  if (items.length === 0) return '\u00a0'
  return items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and keep no state
    <Fragment key={at}>
      {at > 0 && ' · '}
      {item}
    </Fragment>
  ))
}
