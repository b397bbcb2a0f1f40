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

/** The bill of a house as a page of 1080 × 1350 pixels, in the words of its language. */
export interface BillFace {
  language: Language
  title: string
  facts: readonly string[]
  prices: string
  amount: string
  /** Beside the amount, from the top down; the last in ink. */
  beside: readonly string[]
  low: string
  high: string
  /** Position of the likely cost between low and high, 0 to 1. */
  likelyAt: number
  grades: readonly { name: string; amount: string; chosen: boolean }[]
  stagesTitle: string
  stages: readonly BillStage[]
  /** Address of the estimate without its protocol, and of the site alone, for one that is too long to read. */
  address: string
  site: string
  /** The drawing of a house, as SVG with the client's custom properties for its colours. */
  house?: string | undefined
}

/** A row of the bill: a piece of its line is drawn in blue, `from` and `length` as parts of it. */
export interface BillStage {
  name: string
  amount: string
  from: number
  length: number
}

/** A drawing for a worker. */
export type DrawJob = ShareJob | { bill: BillFace }

/** Version of the drawings: raise it when one changes, so that every picture gets a new address. */
export const shareDesign = 5
