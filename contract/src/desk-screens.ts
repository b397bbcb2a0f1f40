// The desk's screens and their addresses behind the hash. Apart from `screens`, so that no other page loads them. Pure.

interface DeskScreen {
  /** The route. */
  pattern: string
  /** The address inside the hash. */
  to: (...asked: never[]) => string
}

export const deskScreens = {
  deskHome: { pattern: '/desk', to: () => '/desk' },
  deskLog: { pattern: '/desk/log', to: () => '/desk/log' },
  deskAccount: { pattern: '/desk/account', to: () => '/desk/account' },
  /** Gives the code after the password. */
  deskCode: { pattern: '/desk/code', to: () => '/desk/code' },
  /** Behind the first-time link. */
  deskWelcome: {
    pattern: '/desk/welcome',
    to: ({ token }: { token: string }) => `/desk/welcome?token=${encodeURIComponent(token)}`,
  },
} as const satisfies Record<string, DeskScreen>
