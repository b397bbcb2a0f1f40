/** Things that a background job works through at once. */
export const batchSize = 100

/**
 * Works through all listed things batch by batch; `work` returns false for one with which nothing was done. Stops after a batch
 * in which nothing was done. Returns the number of things.
 */
export async function inBatches<Thing>(
  list: (most: number) => Promise<Thing[]>,
  work: (thing: Thing) => Promise<boolean>,
): Promise<number> {
  let all = 0
  for (;;) {
    const things = await list(batchSize)
    let done = 0
    for (const thing of things) if (await work(thing)) done += 1
    all += done
    if (things.length < batchSize || done === 0) return all
  }
}
