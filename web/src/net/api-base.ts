import { apiPrefix } from '@tameer/contract'

/** Where the API is, on this host or on another that the build names. */
export const apiBase = (): string => import.meta.env.VITE_API_BASE_URL ?? apiPrefix
