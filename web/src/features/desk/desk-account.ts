import type { DeskAccount } from '@tameer/contract'
import { createContext, useContext } from 'react'

interface OwnDesk {
  account: DeskAccount
  /** Stores the account that a call returned. */
  take: (account: DeskAccount) => void
}

/**
 * The account signed in at the desk. Only screens inside the desk's frame read it: the frame sets it before it draws
 * a screen.
 */
export const OwnDeskContext = createContext({} as OwnDesk)

/** Returns the account signed in at the desk, for the screens in its frame. */
export function useOwnDesk(): OwnDesk {
  return useContext(OwnDeskContext)
}
