import type { Language } from '@tameer/contract'

/** What a share picture says; texts are a company's own. */
export interface ShareFace {
  language: Language
  /** A short line over the title. */
  above: string
  title: string
  below: string
  /** Large figures in place of a photograph. */
  figures?: { label: string; amount: string }[]
  /** Name of a stored picture. */
  photo?: string
}

export interface ShareJob {
  face: ShareFace
  /** The photograph's bytes. */
  photo?: Uint8Array | undefined
}

/** Counts up when the drawing changes, so that every picture gets a new address. */
export const shareDesign = 2
