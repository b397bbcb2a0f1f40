import { forgetHouse } from './own-houses.ts'
import { loadQueue } from './queue/load-queue.ts'

/** Forgets all that the device keeps of a house: its keys, the view that was seen last, and what waits to be sent. */
export function forgetAllOfHouse(id: string): void {
  forgetHouse(id)
  void loadQueue()
    .then((queue) => queue.forgetKept(id))
    .catch(() => undefined)
}
