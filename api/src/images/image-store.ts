import type { Readable } from 'node:stream'
import type { headersOf } from './image-names.ts'

export interface NamedBytes {
  name: string
  bytes: Buffer
}

export interface StoredFile {
  name: string
  /** Milliseconds since 1970. */
  modifiedAt: number
}

/** A file that is there, without its bytes. */
export interface FoundFile {
  /** Bytes. */
  size: number
  headers: ReturnType<typeof headersOf>
}

export interface OpenedFile extends FoundFile {
  /** Whole when it is small. A stream that nobody reads to its end must be destroyed. */
  body: Buffer | Readable
}

/**
 * Where the forms of pictures are kept, under names made by us; under another nothing is found, and to store or remove
 * it is a mistake. Every call throws `busy` when a storage elsewhere fails or does not respond in time, and when a disk is full.
 */
export interface ImageStore {
  /** Stores all files or none. When it returns they survive a crash of the machine. */
  put(files: NamedBytes[]): Promise<void>
  /** A file to be sent on piece by piece; undefined when there is none of that name. */
  open(name: string): Promise<OpenedFile | undefined>
  /** Whether a file is there, without fetching it. */
  find(name: string): Promise<FoundFile | undefined>
  /** The bytes of a file; undefined when there is none of that name. */
  read(name: string): Promise<Buffer | undefined>
  /** Removes files. Names that are not there are passed over. */
  remove(names: string[]): Promise<void>
  /**
   * All files whose names come after that text, or simply all, in no order and without holding the whole list. Those with
   * names that are not ours may be among them.
   */
  list(after?: string): AsyncIterable<StoredFile>
  /** Removes what interrupted writes left behind before that time (milliseconds since 1970). */
  removeUnfinished(before: number): Promise<void>
  /** Throws `ConfigError` when it cannot work with these settings, `busy` when nothing can be stored now. */
  check(): Promise<void>
  /** Lets go of connections. */
  close(): void
}
