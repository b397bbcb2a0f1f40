import type { Page } from '@playwright/test'

/** A screen or page in one of its states. */
export interface Screen {
  name: string
  /** From the server's root on. */
  address: string
  /** Entries that the browser of a signed-in company keeps. */
  session?: Session
  /** Only a phone has this state. */
  only?: 'phone'
  /** The browser runs no script. */
  scriptless?: true
  /** A response never comes, so the network does not come to rest. */
  unanswered?: true
  /** Comes between the screen and the server before it is opened. */
  before?: (page: Page) => Promise<void>
  /** Brings the opened screen into the state that is meant. */
  prepare?: (page: Page) => Promise<void>
}

/** The parts of a screen's state beside its name and address. */
export type More = Omit<Screen, 'name' | 'address'>
/** Entries that a browser keeps of a session, by key. */
export type Session = Record<string, string>

/** A screen of the client at its address behind the hash. */
export function open(name: string, hash: string, more: More = {}): Screen {
  return { name, address: `/#${hash}`, ...more }
}

/** The same screen or page in Urdu. */
export function asInUrdu(screen: Screen): Screen {
  return { ...screen, address: `/ur${screen.address}` }
}
