import { earlierNotes } from './earlier-notes.ts'
import { finishing } from './finishing.ts'
import { services } from './services.ts'
import { sources } from './sources.ts'
import { structure } from './structure.ts'

/** Specifications of the price books' lines, by the books' English. */
export const specs: Readonly<Record<string, string>> = { ...structure, ...services, ...finishing }

/**
 * Texts of the price books besides the names of lines, by the books' English. A module of its own, so that forms that
 * name lines do not load it: only the build of the client reads it.
 */
export const builtTexts: Readonly<Record<string, string>> = { ...specs, ...earlierNotes, ...sources }
