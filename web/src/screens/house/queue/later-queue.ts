import { lazy } from 'react'
import { whenSettled } from '../../../browser/settled.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'

const load = () => importWithRetry(() => import('./queue-part.tsx'))

/** Sends and shows what waits on the device. Loaded once the page stands. */
export const QueuePart = lazy(async () => {
  await new Promise<void>((resolve) => whenSettled(resolve))
  return { default: (await load()).QueuePart }
})

export const WaitsLong = lazy(async () => ({ default: (await load()).WaitsLong }))
export const WaitingIsLost = lazy(async () => ({ default: (await load()).WaitingIsLost }))
