import { screens } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { logout } from '../features/accounts/session.ts'
import { isUser } from '../features/accounts/stored-user.ts'
import { selectSessionRestored, selectUser } from '../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import type { AppDispatch } from '../store/store.ts'
import { LoadingText } from '../ui/spinner.tsx'
import { DashboardBar } from './dashboard-bar.tsx'
import { OutletArea } from './outlet-area.tsx'

/** Asks for the account. It is in a file of its own, because it is seldom needed. */
async function recover(dispatch: AppDispatch) {
  const { recoverAccount } = await import('../features/accounts/account-thunks.ts')
  await dispatch(recoverAccount())
}

/**
 * Frame of the signed-in company's screens. It waits until the stored session has been read and its account is
 * complete. Without a session it leads to the login; logging out here leads home.
 */
export function DashboardLayout() {
  const user = useAppSelector(selectUser)
  const restored = useAppSelector(selectSessionRestored)
  const damaged = user !== null && !isUser(user)
  const dispatch = useAppDispatch()
  const location = useLocation()
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    if (damaged) void recover(dispatch)
  }, [damaged, dispatch])

  if (!restored || damaged) {
    return (
      <main className="sheet min-h-dvh">
        <LoadingText />
      </main>
    )
  }
  if (!user) {
    if (leaving) return <Navigate replace to={screens.home.to()} />
    return <Navigate replace state={{ from: location.pathname + location.search }} to={screens.login.to()} />
  }
  return (
    <div className="min-h-dvh">
      <DashboardBar
        onLogout={() => {
          setLeaving(true)
          dispatch(logout())
        }}
        user={user}
      />
      <main className="sheet pt-8 pb-16 sm:pt-12">
        {/* Another account gets new screens, so that nothing fetched or typed for one account is used for the next. */}
        <OutletArea key={user.id} />
      </main>
    </div>
  )
}
