import { StartError } from '../core/errors.ts'

interface Listening {
  host: string
  port: number
  /** Names of the settings for host and port. */
  settings: { host: string; port: string }
}

/**
 * Turns the reason why a server could not listen into a `StartError` that names the setting to change; returns any
 * other failure unchanged.
 */
export function asListenFailure(error: unknown, { host, port, settings }: Listening): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `${settings.port} ${port} is in use already on ${host}. Stop what uses it, or set ${settings.port} to another one.`,
      )
    case 'EACCES':
      return new StartError(
        `${settings.port} ${port} may not be used by this user. Set ${settings.port} to another one.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `${settings.host} ${host} is not an address of this machine. Set ${settings.host} to one that is, such as 127.0.0.1.`,
      )
  }
  return error
}
