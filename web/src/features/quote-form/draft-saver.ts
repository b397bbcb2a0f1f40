// Saves a draft on the server while it is typed: one call at a time, each with the version that it changes.
import type { QuoteDraft } from '@tameer/contract'
import { ApiError } from '../../net/api-error.ts'

export type Content = QuoteDraft['draft']

export type SavingState =
  | { is: 'untouched' | 'waiting' | 'saving' }
  /** `at` is when, as ISO; a draft that was saved in an earlier visit does not say. */
  | { is: 'saved'; at?: string | undefined }
  /** `since` is when it was saved last; `kept` is where what is typed is until then. */
  | { is: 'offline'; since: string | undefined; kept: 'device' | 'page' }
  /**
   * Somebody saved later than this form was opened, or sent the quote, with which its draft is gone. Nothing is saved until
   * one of the two is taken.
   */
  | { is: 'conflict'; gone: boolean }
  | { is: 'refused'; message: string }

export const pauseMs = 1_200
export const retryMs = 10_000

/** Where a draft stays while it cannot be saved. */
export interface Device {
  /** Returns whether it is there beyond this page. */
  keep: (draft: QuoteDraft) => boolean
  drop: () => void
}

export class DraftSaver {
  /** What is not saved yet. */
  private latest: Content | undefined
  private theirs: QuoteDraft | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | undefined
  private stopped = false
  private state: SavingState
  private listener: ((state: SavingState) => void) | undefined
  /** When it was saved last, as ISO. */
  private savedAt: string | undefined

  /** The version that the next save changes. */
  private version: number
  private readonly save: (draft: QuoteDraft) => Promise<QuoteDraft>
  private readonly device: Device

  constructor(version: number, save: (draft: QuoteDraft) => Promise<QuoteDraft>, device: Device) {
    this.version = version
    this.save = save
    this.device = device
    this.state = { is: version > 0 ? 'saved' : 'untouched' }
  }

  listen(listener: ((state: SavingState) => void) | undefined) {
    this.listener = listener
    listener?.(this.state)
  }

  unsaved(): QuoteDraft | undefined {
    return this.latest && { draft: this.latest, version: this.version }
  }

  change(draft: Content) {
    this.latest = draft
    if (this.theirs || this.stopped) return
    if (!this.running) this.later(pauseMs)
    this.tell({ is: 'waiting' })
  }

  /** Keeps what is not saved yet on the device. Returns whether nothing is lost with this page. */
  keep(): boolean {
    const unsaved = this.unsaved()
    return unsaved === undefined || this.device.keep(unsaved)
  }

  /** Saves at once what is not saved yet. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    await this.running
    if (!this.latest || this.theirs || this.stopped) return
    this.running = this.send(this.latest).finally(() => {
      this.running = undefined
    })
    await this.running
  }

  /** Saves this form's draft over the one that was saved later. */
  keepMine(): Promise<void> {
    if (this.theirs) this.version = this.theirs.version
    this.theirs = undefined
    return this.flush()
  }

  /** Goes on from the draft that was saved later; returns it. */
  takeTheirs(): Content | undefined {
    const { theirs } = this
    if (!theirs) return undefined
    this.version = theirs.version
    this.latest = undefined
    this.theirs = undefined
    this.device.drop()
    this.tell({ is: 'saved' })
    return theirs.draft
  }

  /** Saves nothing more, and waits for what is on its way: a draft saved after its quote would come back. */
  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.running
  }

  resume() {
    this.stopped = false
    if (this.latest) this.later(pauseMs)
  }

  private later(ms: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), ms)
  }

  private tell(state: SavingState) {
    this.state = state
    this.listener?.(state)
  }

  private async send(draft: Content): Promise<void> {
    this.tell({ is: 'saving' })
    try {
      this.version = (await this.save({ draft, version: this.version })).version
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return this.meet(error)
    }
    // What was typed meanwhile is saved next.
    if (this.latest === draft) this.latest = undefined
    if (this.latest && !this.stopped) this.later(pauseMs)
    this.savedAt = new Date().toISOString()
    this.device.drop()
    this.tell(this.latest ? { is: 'waiting' } : { is: 'saved', at: this.savedAt })
  }

  private meet(error: ApiError) {
    this.theirs = error.code === 'conflict' ? storedDraft(error.current) : undefined
    if (this.theirs) return this.tell({ is: 'conflict', gone: error.current?.draft === null })
    const { code, status } = error
    const passes = code === 'offline' || code === 'timeout' || status >= 500 || status === 429
    if (!passes) return this.tell({ is: 'refused', message: error.message })
    if (!this.stopped) this.later(retryMs)
    this.tell({ is: 'offline', since: this.savedAt, kept: this.keep() ? 'device' : 'page' })
  }
}

function storedDraft(current: Record<string, unknown> | undefined): QuoteDraft | undefined {
  if (typeof current?.version !== 'number') return undefined
  return { draft: (current.draft ?? {}) as Content, version: current.version }
}
