/** Where the process is in its life: read wherever a response depends on it, changed by main.ts alone. */
export interface Lifecycle {
  /** The signal to stop has come: responses go on, and no new caller should be sent here. */
  stopping: boolean
}
