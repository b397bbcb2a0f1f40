import { type FileKind, kindOf, startBytes } from '@tameer/contract'

/** The kind of a chosen file by its first bytes; undefined for another one, and for one that cannot be read. */
export async function kindOfFile(file: File): Promise<FileKind | undefined> {
  try {
    return kindOf(new Uint8Array(await file.slice(0, startBytes).arrayBuffer()))
  } catch {
    return undefined
  }
}

/** True for a file that the server can judge: a PNG or JPEG, or an empty one. */
export async function isForServer(file: File): Promise<boolean> {
  const kind = await kindOfFile(file)
  return kind === 'png' || kind === 'jpeg' || file.size === 0
}
