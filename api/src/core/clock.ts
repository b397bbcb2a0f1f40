/** Milliseconds since 1970. Code asks the clock it is given, so that a test can move time. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
