// Saves a draft on the server while the person types: one call at a time, each with the version that it changes.
import type { QuoteDraft } from '@tameer/contract'
import { serverNow } from '../../../lib/server-time.ts'
import { ApiError } from '../../../net/api-error.ts'

export type Content = QuoteDraft['draft']

export type SavingState =
  | { is: 'untouched' | 'waiting' | 'saving' }
  /** `at` is the time of saving (ISO); a draft saved in an earlier visit has none. */
  | { is: 'saved'; at?: string | undefined }
  /** `since` is the time of the last save. `kept` tells where the unsaved text is until the next one. */
  | { is: 'offline'; since: string | undefined; kept: 'device' | 'page' }
  /**
   * Somebody saved the draft after this form was opened, or sent the quote, which deletes the draft. Nothing is saved
   * until the person chooses one of the two.
   */
  | { is: 'conflict'; gone: boolean }
  | { is: 'refused'; message: string }

export const pauseMs = 1_200
export const retryMs = 10_000

/** Keeps a draft on the device while it cannot be saved. */
export interface Device {
  /** Returns true when the draft is kept after this page is closed. */
  keep: (draft: QuoteDraft) => boolean
  drop: () => void
}

export class DraftSaver {
  /** Changes that are not saved yet. */
  private latest: Content | undefined
  private theirs: QuoteDraft | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | undefined
  private stopped = false
  private state: SavingState
  private listener: ((state: SavingState) => void) | undefined
  /** Time of the last save (ISO). */
  private savedAt: string | undefined

  /** Version that the next save changes. */
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

  /** Keeps unsaved changes on the device. Returns true when nothing is lost if this page is closed. */
  keep(): boolean {
    const unsaved = this.unsaved()
    return unsaved === undefined || this.device.keep(unsaved)
  }

  /** Saves unsaved changes at once. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    await this.running
    if (!this.latest || this.theirs || this.stopped) return
    this.running = this.send(this.latest).finally(() => {
      this.running = undefined
    })
    await this.running
  }

  /** Overwrites the draft that was saved later with this form's. */
  keepMine(): Promise<void> {
    if (this.theirs) this.version = this.theirs.version
    this.theirs = undefined
    return this.flush()
  }

  /** Takes the draft that was saved later, and returns it. */
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

  /** Stops saving, and waits for a save under way: a draft saved after its quote would come back. */
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
    // If more was typed meanwhile, it is saved next.
    if (this.latest === draft) this.latest = undefined
    if (this.latest && !this.stopped) this.later(pauseMs)
    this.savedAt = new Date(serverNow()).toISOString()
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
