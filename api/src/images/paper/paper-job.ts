import type { Language } from '@tameer/contract'

/** A stored picture with what stands below it. */
export interface PaperPicture {
  /** Name of the stored file that is shown. */
  name: string
  caption: string
  /** Of the stored JPEG, hex. */
  sha256: string
}

/** A line with a figure at its end, remarks below it, and pictures. */
export interface PaperItem {
  name: string
  value?: string
  remarks?: readonly string[]
  pictures?: readonly PaperPicture[]
}

export type PaperBlock =
  | { kind: 'title'; text: string; below: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | ({ kind: 'item' } & PaperItem)

/** A paper to be made: its texts are written out already. */
export interface PaperJob {
  language: Language
  /** Name of the document, also at the foot of each page. */
  title: string
  /** Name of the site that made it, in the properties of the document. */
  producer: string
  blocks: readonly PaperBlock[]
  /** In place of a picture whose file is not there. */
  noPicture: string
  /** The file to write, which must not exist. */
  path: string
}

/** A paper that was made. */
export interface MadePaper {
  pages: number
  bytes: number
}

/** Reads a stored file; undefined when there is none of that name. */
export type ReadStored = (name: string) => Promise<Uint8Array | undefined>
