import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** Keeps share pictures by their address. Any of them may be deleted at any time: they can be drawn again. */
export interface ShareStore {
  read(address: string): Promise<Buffer | undefined>
  keep(address: string, bytes: Buffer): Promise<void>
}

interface ShareStoreOptions {
  /** Bytes kept; beyond this the oldest pictures are deleted. */
  maxBytes?: number
}

const defaults = { maxBytes: 128 * 1024 * 1024 }

/** Keeps share pictures as files in a folder of their own, made on first use. */
export function createShareStore(folder: string, options: ShareStoreOptions = {}): ShareStore {
  const { maxBytes } = { ...defaults, ...options }
  // Names by age with their sizes, read from the folder once.
  let known: Promise<Map<string, number>> | undefined

  async function shrink(files: Map<string, number>) {
    let total = [...files.values()].reduce((sum, size) => sum + size, 0)
    for (const [name, size] of files) {
      if (total <= maxBytes) return
      total -= size
      files.delete(name)
      await rm(join(folder, name), { force: true })
    }
  }

  return {
    read: (address) => readFile(join(folder, nameOf(address))).catch(() => undefined),
    async keep(address, bytes) {
      known ??= listByAge(folder)
      const files = await known.catch((error: unknown) => {
        known = undefined
        throw error
      })
      await mkdir(folder, { recursive: true })
      const name = nameOf(address)
      // Written whole or not at all: a reader may come at any moment.
      const unfinished = join(folder, `.${randomUUID()}`)
      await writeFile(unfinished, bytes)
      await rename(unfinished, join(folder, name))
      files.delete(name)
      files.set(name, bytes.length)
      await shrink(files)
    },
  }
}

function nameOf(address: string): string {
  return `${createHash('sha256').update(address).digest('hex').slice(0, 32)}${extname(address)}`
}

async function listByAge(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true })
  const found: { name: string; size: number; at: number }[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.startsWith('.')) await rm(path, { force: true })
    else {
      const { size, mtimeMs: at } = await stat(path)
      found.push({ name, size, at })
    }
  }
  return new Map(found.sort((a, b) => a.at - b.at).map(({ name, size }) => [name, size]))
}
