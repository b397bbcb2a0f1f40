import * as React from 'react'

const shared = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Lets React's development build make elements without a stack each, as it does by itself from the ten thousandth of a
 * second on. The stacks were a tenth of the time of a test; a React without this counter simply makes them.
 */
export function leaveOutOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[shared]
  if (!internals || !('recentlyCreatedOwnerStacks' in internals)) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
}
