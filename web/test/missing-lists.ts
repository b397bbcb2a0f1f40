/** Ways in which a list of the catalogue may be missing, with the server's response. */
export const missingLists = [
  ['has not come', () => new Promise<never>(() => {})],
  ['cannot be had', () => ({ status: 503, body: { code: 'busy', message: 'Try again' } })],
  ['is out of reach', () => 'offline' as const],
] as const
