import { unread } from '#words/unread'
import type { AppThunk } from '../../store/store.ts'
import { countUnread } from './invitation-calls.ts'

/**
 * The number of new requests in words, for the menu; undefined when there are none or the call fails. Never rejects.
 */
export function unreadInWords(): AppThunk<Promise<string | undefined>> {
  return async (dispatch) => {
    const count = await dispatch(countUnread()).catch(() => 0)
    return count > 0 ? unread(count) : undefined
  }
}
