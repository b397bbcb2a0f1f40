import { companyPageAddress, portfolioPageAddress } from '@tameer/contract'
import * as words from '#words/sharing'
import { pageAddress } from '../../net/addresses.ts'
import { clientAddress } from '../../net/client-address.ts'
import { TextField } from '../../ui/fields/field.tsx'

/** The parts of a company or a portfolio that the address of its page needs; or a screen's address inside the hash. */
export type Shared = { id: string; name: string } | { id: string; title: string } | { screen: string }

/** For a company or a portfolio: the address of the page that the server renders, so that chats can show a preview. */
function addressOfShared(shared: Shared): string {
  if ('screen' in shared) return clientAddress(shared.screen)
  return pageAddress('title' in shared ? portfolioPageAddress(shared) : companyPageAddress(shared))
}

/**
 * Opens the device's share sheet, or copies the address when there is none; `failed` when that fails too. Closing the
 * sheet without sharing also returns `shared`.
 */
export async function sharePage(shared: Shared, title: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = addressOfShared(shared)
  if (await openShareSheet({ title, url })) return 'shared'
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

async function openShareSheet(page: ShareData): Promise<boolean> {
  // Absent in browsers without a share sheet, and on pages without https.
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** The address, selected, for copying it by hand. */
export function AddressByHand({ shared }: { shared: Shared }) {
  return (
    <TextField
      autoFocus
      className="col-span-full"
      hint={words.copyHint}
      label={words.address}
      onFocus={(event) => event.currentTarget.select()}
      readOnly
      value={addressOfShared(shared)}
    />
  )
}
