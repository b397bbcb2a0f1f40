import type { DeskAccount } from '@tameer/contract'
import { createContext, useContext } from 'react'

interface OwnDesk {
  account: DeskAccount
  /** Takes the account as a call returned it. */
  take: (account: DeskAccount) => void
}

/** Who is signed in at the desk. Only screens in its frame read it, which gives the value before it draws one. */
export const OwnDeskContext = createContext({} as OwnDesk)

/** Who is signed in at the desk, for the screens in its frame. */
export function useOwnDesk(): OwnDesk {
  return useContext(OwnDeskContext)
}
