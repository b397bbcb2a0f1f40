/** Where the process is in its life: read wherever an answer depends on it, changed by main.ts alone. */
export interface Lifecycle {
  /** The signal to stop has come: answers go on, and nobody new should be sent here. */
  stopping: boolean
}
