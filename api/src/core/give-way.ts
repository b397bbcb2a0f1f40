import { constants, getPriority, setPriority } from 'node:os'

/**
 * Lowers the priority of a process (of this one without `pid`) below others that need the processor. A process with a
 * lower priority already keeps it: only root may raise it again.
 */
export function giveWay(pid = 0): void {
  const wanted = constants.priority.PRIORITY_BELOW_NORMAL
  try {
    if (getPriority(pid) < wanted) setPriority(pid, wanted)
  } catch {
    // The process has ended, or this is not allowed here: it then keeps its priority.
  }
}
