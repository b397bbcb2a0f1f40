import { screens } from '@tameer/contract'
import { Navigate, useLocation } from 'react-router'

/** Goes to the login, which leads back here. With `ended` the login says that the session is over. */
export function ToLogin({ ended }: { ended: boolean }) {
  const { pathname, search } = useLocation()
  return <Navigate replace state={{ from: pathname + search, deskEnded: ended }} to={screens.login.to()} />
}
