/** State of a navigation to the same screen that keeps the scroll position. */
export const staying = { stays: true }

export function isStaying(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'stays' in state
}
