import type { OwnMark, User } from '@tameer/contract'

/** Data that parts of the settings fetch themselves; absent until they have it. */
interface Found {
  /** Undefined where they could not be fetched. */
  marks?: readonly OwnMark[] | undefined
  /** Numbers of rates that visitors see, and of those that are too old to be shown. */
  rates?: { shown: number; ended: number }
  /** Number of devices that are signed in. */
  devices?: number
  /** True while a change of the login address waits. */
  emailWaits?: boolean
}

/** Data that the summaries of the parts are written from. */
export interface Known extends Found {
  user: User
  /** Name of the company's city, once the list of cities is there. */
  city: string | undefined
}

export interface PartProps {
  user: User
  /** Tells what the part has fetched. */
  onFound: (found: Found) => void
  /** Number of times that other devices were signed out while the screen was open. */
  endings: number
  /** Called when other devices were signed out. */
  onSessionsEnded: () => void
}
