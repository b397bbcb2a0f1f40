export interface NamedBytes {
  name: string
  bytes: Buffer
}

export interface StoredFile {
  name: string
  /** Milliseconds since 1970. */
  modifiedAt: number
}

/** Where the forms of pictures are kept, under names made by us. */
export interface ImageStore {
  /** Stores all files or none. When it answers they survive a crash of the machine. */
  put(files: NamedBytes[]): Promise<void>
  /** The bytes of a file; undefined when there is none of that name. */
  read(name: string): Promise<Buffer | undefined>
  /** Removes files. Names that are not there are passed over. */
  remove(names: string[]): Promise<void>
  /** All files, in no order, without holding the whole list. */
  list(): AsyncIterable<StoredFile>
  /** Removes what interrupted writes left behind before that time (milliseconds since 1970). */
  removeUnfinished(before: number): Promise<void>
}
