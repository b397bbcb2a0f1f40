import type { Language } from '@tameer/contract'

/** Content of a share picture; the texts are a company's own. */
export interface ShareFace {
  language: Language
  /** A short line over the title. */
  above: string
  title: string
  below: string
  /** Large figures, shown in place of a photograph. */
  figures?: { label: string; amount: string }[]
  /** Name of a stored picture. */
  photo?: string
  /** Name of the stored logo of the company whose picture it is. */
  logo?: string
}

export interface ShareJob {
  face: ShareFace
  /** The photograph's bytes. */
  photo?: Uint8Array | undefined
  /** The logo's bytes. */
  logo?: Uint8Array | undefined
}

/** Version of the drawing: raise it when the drawing changes, so that every picture gets a new address. */
export const shareDesign = 4
