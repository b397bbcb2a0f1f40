import { importWithRetry } from '../../../net/import-with-retry.ts'

/** Loads the queue, which no screen needs at first. Throws `NotFetched`. */
export const loadQueue = () => importWithRetry(() => import('./queue.ts'))
