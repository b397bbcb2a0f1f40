/** Limits of sessions at the desk. Pure: safe to import in the browser. */

/**
 * Limits of a session at the desk: its longest life, and its longest time without a call, which is measured to within
 * `noticedMs`. All in ms.
 */
export const deskSessionLimits = { longestMs: 12 * 3_600_000, idleMs: 30 * 60_000, noticedMs: 60_000 }
