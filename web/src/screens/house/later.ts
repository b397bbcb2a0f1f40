import { lazy } from 'react'
import { importWithRetry } from '../../net/import-with-retry.ts'

/** Loads `more.ts`. It comes with the page, so that a press opens a sheet at once, also without a connection. */
export const loadMore = () => importWithRetry(() => import('./more.ts'))

export const OpenSheet = lazy(async () => ({ default: (await loadMore()).OpenSheet }))
export const ClosedPage = lazy(async () => ({ default: (await loadMore()).ClosedPage }))
export const AskInPlace = lazy(async () => ({ default: (await loadMore()).AskInPlace }))
export const ChangeBox = lazy(async () => ({ default: (await loadMore()).ChangeBox }))
export const SnagBox = lazy(async () => ({ default: (await loadMore()).SnagBox }))
export const PageEnd = lazy(async () => ({ default: (await loadMore()).PageEnd }))
