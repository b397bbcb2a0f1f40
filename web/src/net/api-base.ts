import { apiPrefix } from '@tameer/contract'

/** Base address of the API: on this host, or on another host that the build names. */
export const apiBase = (): string => import.meta.env.VITE_API_BASE_URL ?? apiPrefix
