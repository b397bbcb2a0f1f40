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

/** A stored file, without its bytes. */
export interface FoundFile {
  /** Bytes. */
  size: number
  headers: ReturnType<typeof headersOf>
}

export interface OpenedFile extends FoundFile {
  /** A buffer when the file is small. A stream that is not read to its end must be destroyed. */
  body: Buffer | Readable
}

/**
 * Storage for the forms of pictures, under names that we make. Under any other name nothing is found, and storing or
 * removing it is a mistake. Every call throws `busy` when a remote storage fails or does not respond in time, and when
 * a disk is full.
 */
export interface ImageStore {
  /** Stores all files or none. After it returns they survive a crash of the machine. */
  put(files: NamedBytes[]): Promise<void>
  /** Opens a file as a buffer or a stream; undefined when there is none of that name. */
  open(name: string): Promise<OpenedFile | undefined>
  /** Finds a file without fetching it. */
  find(name: string): Promise<FoundFile | undefined>
  /** The bytes of a file; undefined when there is none of that name. */
  read(name: string): Promise<Buffer | undefined>
  /** Removes files. Missing names are ignored. */
  remove(names: string[]): Promise<void>
  /**
   * Lists all files whose names come after that text, or all files, in no order and without holding the whole list in
   * memory. Files with names that are not ours may be among them.
   */
  list(after?: string): AsyncIterable<StoredFile>
  /** Removes leftovers of interrupted writes from before that time (milliseconds since 1970). */
  removeUnfinished(before: number): Promise<void>
  /** Throws `ConfigError` when the settings are refused, `busy` when nothing can be stored now. */
  check(): Promise<void>
  /** Closes connections. */
  close(): void
}
