import { constants, getPriority, setPriority } from 'node:os'

/**
 * Lets a process, this one without `pid`, wait for others that need the processor. One that gives way further already is
 * left as it is: only root may take that back.
 */
export function giveWay(pid = 0): void {
  const wanted = constants.priority.PRIORITY_BELOW_NORMAL
  try {
    if (getPriority(pid) < wanted) setPriority(pid, wanted)
  } catch {
    // Gone already, or not allowed here: then it is only less polite.
  }
}
