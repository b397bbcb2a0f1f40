/** State of the process: read wherever a response depends on it, changed by main.ts alone. */
export interface Lifecycle {
  /** The signal to stop has come: the server still responds, but no new caller should be sent here. */
  stopping: boolean
}
