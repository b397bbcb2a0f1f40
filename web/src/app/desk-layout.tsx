import { type DeskAccount, deskScreens, screens } from '@tameer/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import * as words from '#words/desk'
import { isUser } from '../features/accounts/stored-user.ts'
import { SiteLogo } from '../features/brand/site-logo.tsx'
import { CodeDialog } from '../features/desk/code-dialog.tsx'
import { OwnDeskContext } from '../features/desk/desk-account.ts'
import { callDesk } from '../features/desk/desk-calls.ts'
import { LogInAgain } from '../features/desk/log-in-again.tsx'
import { SessionClock, SessionWarning } from '../features/desk/session-clock.tsx'
import { forgetEnded, useSeat } from '../features/desk/session-end.ts'
import { ToLogin } from '../features/desk/to-login.tsx'
import { useDeskToken } from '../features/desk/use-desk-token.ts'
import { useFetchedWaiting, WaitingContext } from '../features/desk/waiting.ts'
import { selectSessionRestored, selectUser } from '../store/auth-slice.ts'
import { useAppSelector } from '../store/hooks.ts'
import { useFetched } from '../store/use-fetched.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Drawer } from '../ui/dialogs/drawer.tsx'
import { Link } from '../ui/link.tsx'
import { ActionLink } from '../ui/links.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { MenuIcon } from '../ui/shell-icons.tsx'
import { LoadingText } from '../ui/spinner.tsx'
import { Message } from '../ui/text/message.tsx'
import { DeskPlaces } from './desk-places.tsx'
import { OutletArea } from './outlet-area.tsx'
import { ScreenArrival } from './screen-arrival.tsx'
import { DemoBanner } from './shell/site-demo-banner.tsx'

/**
 * Frame of the desk. Without a session it leads to the login, which leads back; a company sees an explanation. It
 * waits until the server has said who is signed in, and asks for a code that is still missing.
 */
export function DeskLayout() {
  const { token, ended, leave: leaveNow } = useDeskToken()
  const seat = useSeat(token)
  const user = useAppSelector(selectUser)
  const restored = useAppSelector(selectSessionRestored)
  const leave = () => {
    forgetEnded()
    leaveNow()
  }
  if (seat) {
    // Another person gets new screens, so that nothing fetched or typed for one is used for the next.
    return <SignedIn gone={token === null} key={seat.screens} leave={leave} over={seat.over} />
  }
  if (!restored) return <Opening />
  if (isUser(user) && !ended) return <CompanyAtDesk name={user.name} />
  return <ToLogin ended={ended} />
}

/** A message in place of a screen, without the frame. */
function Alone({ children }: { children: ReactNode }) {
  return (
    <main className="min-h-dvh">
      <DemoBanner />
      <div className="sheet pt-4 pb-16">
        <Link aria-label={words.homeLink} className="mb-6 inline-block py-3 sm:mb-10" to={screens.home.to()}>
          <SiteLogo width={100} />
        </Link>
        {children}
      </div>
    </main>
  )
}

function Opening() {
  return (
    <Alone>
      <LoadingText>{words.loading}</LoadingText>
    </Alone>
  )
}

function CompanyAtDesk({ name }: { name: string }) {
  const { key, pathname, search } = useLocation()
  return (
    <Alone>
      <PageHeader title={words.notForCompanies} />
      <Message
        action={
          <>
            <ActionLink to={screens.overview.to()}>{words.toDashboard}</ActionLink>
            <ActionLink state={{ from: pathname + search }} to={screens.login.to()}>
              {words.logInAtDesk}
            </ActionLink>
          </>
        }
      >
        {words.signedInAsCompany(name)}
      </Message>
      <ScreenArrival key={key} />
    </Alone>
  )
}

interface SignedInProps {
  leave: () => void
  /** True once the session has ended: the screens are hidden, and keep what was typed. */
  over: boolean
  /** True when the browser has no session any more. */
  gone: boolean
}

function SignedIn({ leave, over, gone }: SignedInProps) {
  const { pathname, search } = useLocation()
  const { value, error, retry } = useFetched('account', () => () => callDesk('getDeskAccount'))
  const [taken, setTaken] = useState<DeskAccount>()
  // Only these screens are kept over the end of their session.
  useEffect(() => {
    forgetEnded()
    return forgetEnded
  }, [])
  const account = taken ?? value
  if (gone && !account) return <ToLogin ended />
  if (error) {
    return (
      <Alone>
        <PageHeader title={words.desk} />
        <Message
          action={
            <>
              <Button onClick={retry}>{words.tryAgain}</Button>
              <Button onClick={leave}>{words.logout}</Button>
            </>
          }
          kind="alert"
        >
          {words.loadingFailed(error.message)}
        </Message>
      </Alone>
    )
  }
  if (!account) return <Opening />
  if (account.codeAt === null) {
    return <Navigate replace state={{ from: pathname + search }} to={deskScreens.deskCode.to()} />
  }
  return (
    <OwnDeskContext value={{ account, take: setTaken }}>
      <div hidden={over}>
        <Frame account={account} leave={leave} />
        <CodeDialog />
      </div>
      {over && <LogInAgain leave={leave} />}
    </OwnDeskContext>
  )
}

function Frame({ account, leave }: { account: DeskAccount; leave: () => void }) {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const waiting = useFetchedWaiting(account.role, pathname)
  return (
    <WaitingContext value={waiting}>
      <div className="min-h-dvh">
        <header className="border-line border-b bg-sky">
          <DemoBanner />
          <div className="sheet max-w-[82rem]! flex min-h-14 flex-wrap items-center gap-x-3">
            <IconButton
              aria-expanded={open}
              className="-ms-2.5 md:hidden"
              label={words.menu}
              onClick={() => setOpen(true)}
            >
              <MenuIcon />
            </IconButton>
            <Link aria-label={words.homeLink} className="py-3" to={screens.home.to()}>
              <SiteLogo width={70} />
            </Link>
            <span className="font-display">{words.desk}</span>
            <span className="flex min-w-0 flex-[1_1_7rem] flex-col pt-1 pb-2 text-end text-small leading-tight">
              <span className="truncate">
                <bdi>{account.name}</bdi>
              </span>
              <span className="text-muted">
                <span className="max-sm:hidden">{words.roles[account.role]} · </span>
                <SessionClock />
              </span>
            </span>
          </div>
        </header>
        <Drawer
          head={<SiteLogo width={100} />}
          label={words.navigation}
          onClose={() => setOpen(false)}
          open={open}
        >
          <DeskPlaces
            account={account}
            entry="text-white hover:bg-white/10 aria-[current=page]:bg-white/15"
            leave={leave}
          />
        </Drawer>
        <div className="sheet max-w-[82rem]! gap-12 pt-8 pb-16 sm:pt-12 md:grid md:grid-cols-[11rem_minmax(0,1fr)]">
          <nav aria-label={words.navigation} className="max-md:hidden">
            <DeskPlaces
              account={account}
              entry="text-ink hover:bg-wash aria-[current=page]:bg-wash aria-[current=page]:font-medium"
              leave={leave}
            />
          </nav>
          {/* The back link above a heading must not move the whole of it. */}
          <main className="flow-root min-w-0">
            <OutletArea />
          </main>
        </div>
        <SessionWarning />
      </div>
    </WaitingContext>
  )
}
