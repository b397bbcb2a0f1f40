import type { Language, OwnSession } from '@tameer/contract'
import { deviceName } from '../../core/contact/device-words.ts'
import type { SessionRow } from '../../db/schema.ts'

/** A session as its owner sees it, without its token. */
export function presentSession(row: SessionRow, currentHash: string, language: Language): OwnSession {
  return {
    id: row.id,
    device: deviceName(row.device, language),
    createdAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: new Date(row.lastUsedAt).toISOString(),
    current: row.tokenHash === currentHash,
  }
}
