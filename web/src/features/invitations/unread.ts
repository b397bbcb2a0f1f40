import { unread } from '#words/unread'
import type { AppThunk } from '../../store/store.ts'
import { countUnread } from './invitation-calls.ts'

export type Unread = ReturnType<typeof unread>

/** How many requests are new, for the bar; undefined when there are none, or it cannot be known. Never rejects. */
export function unreadInWords(): AppThunk<Promise<Unread | undefined>> {
  return async (dispatch) => {
    const count = await dispatch(countUnread()).catch(() => 0)
    return count > 0 ? unread(count) : undefined
  }
}
