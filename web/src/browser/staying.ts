/** State of a navigation to the same screen after which the page stays where it is scrolled to. */
export const staying = { stays: true }

export function isStaying(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stays' in state
}
